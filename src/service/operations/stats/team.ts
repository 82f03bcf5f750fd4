import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeTeamSeasonStats } from '#service/answer/team-season-stats.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { noTotals } from '#service/statistics/side-totals.ts';
import { coverageOf } from '#service/world/coverage.ts';
import { seasonWithStats } from './known.ts';

/** stats?t=team&id=&season_id=: the statistics of a team's finished matches in a season. */
export const team: Handler = (request) => {
  const { world, books, query, now } = request;
  const id = requiredId(query, 'id');
  const season = seasonWithStats(requiredId(query, 'season_id'), request);
  if (!season.teams.includes(id)) throw notFound('Team');
  const totals = books(season.id, now).teams.get(id) ?? { home: noTotals(), away: noTotals() };
  const competition = world.competition(season.competition);
  const covered = competition !== null && coverageOf(competition).events;
  return { data: writeTeamSeasonStats(id, season, totals, covered), paging: onePage(1) };
};
