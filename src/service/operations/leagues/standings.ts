import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeStandings } from '#service/answer/standings.ts';
import { knownSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** leagues?t=standings&season_id=: the table of all that ended before 00:00 UTC of the day. */
export const standings: Handler = (request) => {
  const { world, now } = request;
  const season = knownSeason(world, requiredId(request.query, 'season_id'), now);
  const competition = season && world.competition(season.competition);
  if (!season || !competition) throw notFound('Season');
  const table = world.table(season.id, now, false);
  return { data: writeStandings(season, competition.name, table, world), paging: onePage(1) };
};
