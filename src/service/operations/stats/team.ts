import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeTeamSeasonStats } from '#service/answer/team-season-stats.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { noTotals } from '#service/statistics/side-totals.ts';
import { seasonWithStats } from './season-with-stats.ts';

/** stats?t=team&id=&season_id=: the statistics of a team's finished matches in a season. */
export const statsTeam: Handler = (request) => {
  const { world, books, query, now } = request;
  const id = requiredId(query, 'id');
  const season = seasonWithStats(requiredId(query, 'season_id'), request);
  if (!season.teams.includes(id)) throw notFound('Team');
  const totals = books(season.id, now).teams.get(id) ?? { home: noTotals(), away: noTotals() };
  const competition = world.competition(season.competition);
  const isCovered = competition !== null && world.coverageOf(competition).events;
  return { data: writeTeamSeasonStats(id, season, totals, isCovered), paging: onePage(1) };
};
