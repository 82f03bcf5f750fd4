import { writeLeague } from '#service/answer/league.ts';
import { onePage } from '#service/answer/paging.ts';
import { LEAGUE_TYPES } from '#service/answer/wire-types.ts';
import { requiredIds } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { runningSeason, seasonsUntil } from '#service/operations/running-season.ts';

/** leagues?t=sort&ids=: several competitions in the requested order; unknown ids are omitted. */
export const leagueSort: Handler = (request) => {
  const { world, now } = request;
  const data = requiredIds(request.query, 'ids')
    .filter(request.covers)
    .map((id) => world.competition(id))
    .filter((competition) => competition !== null)
    .map((competition) => {
      const running = runningSeason(world, competition.id, now);
      return writeLeague(
        competition,
        running,
        seasonsUntil(world, running.season),
        LEAGUE_TYPES.sort,
        request,
      );
    });
  return { data, paging: onePage(data.length) };
};
