import { writeFlatLeague, writeLeague } from '#service/answer/league.ts';
import { pageOf } from '#service/answer/paging.ts';
import { LEAGUE_TYPES } from '#service/answer/wire-types.ts';
import { competitionsOfCountry } from '#service/operations/competitions-of-country.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { runningSeason } from '#service/operations/running-season.ts';

/**
 * leagues?t=list: competitions, ordered by country. Rows are flat without `country_id`, and the nested objects
 * of `info` with it (v2.2 wire, leagues).
 */
export const leagueList: Handler = (request) => {
  const { world, rank, now, page } = request;
  const countryId = optionalId(request.query, 'country_id');
  const all = countryId === null ? world.competitions : competitionsOfCountry(world, countryId);
  const { items, paging } = pageOf(
    all.filter(({ id }) => request.covers(id)).sort((a, b) => rank(a.id) - rank(b.id)),
    page,
  );
  const data = items.map((competition) => {
    const running = runningSeason(world, competition.id, now);
    return countryId === null
      ? writeFlatLeague(competition, running, request)
      : writeLeague(competition, running, [], LEAGUE_TYPES.list, request);
  });
  return { data, paging };
};
