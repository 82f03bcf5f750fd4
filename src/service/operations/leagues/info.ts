import { notFound } from '#service/answer/errors.ts';
import { writeLeague } from '#service/answer/league.ts';
import { onePage } from '#service/answer/paging.ts';
import { LEAGUE_TYPES } from '#service/answer/wire-types.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { runningSeason, seasonsUntil } from '#service/operations/running-season.ts';

/** leagues?t=info&id=: one competition with its seasons, newest first. */
export const leagueInfo: Handler = (request) => {
  const { world, now } = request;
  const competition = world.competition(requiredId(request.query, 'id'));
  if (competition === null) throw notFound('League');
  const running = runningSeason(world, competition.id, now);
  const seasons = seasonsUntil(world, running.season);
  return { data: writeLeague(competition, running, seasons, LEAGUE_TYPES.info, request), paging: onePage(1) };
};
