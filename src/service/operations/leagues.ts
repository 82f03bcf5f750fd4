import { writeCupRound } from '#service/answer/cup-round.ts';
import { notFound } from '#service/answer/errors.ts';
import { writeFlatLeague, writeLeague } from '#service/answer/league.ts';
import { onePage, pageOf } from '#service/answer/paging.ts';
import { writeStandings } from '#service/answer/standings.ts';
import { LEAGUE_TYPES, STANDINGS_TYPES, type StandingsTypes } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { roundId, type Season } from '#service/world/seasons/season.ts';
import { competitionsOfCountry } from './competitions-of-country.ts';
import { requiredSeason } from './horizon.ts';
import { visibleMatches } from './match-lists.ts';
import { optionalId, requiredId, requiredIds } from './parameters.ts';
import type { DataRequest, Handler, OperationResult } from './request.ts';
import { currentParts, runningSeason, seasonsUntil } from './running-season.ts';

/** Returns whether a postponed tie has given way to its second date. */
function isReplaced({ id, relatedId }: Fixture, fixtures: readonly Fixture[]): boolean {
  return relatedId !== null && relatedId > id && fixtures.some((each) => each.id === relatedId);
}

/** Groups the rounds of a stage by name: both legs of a round share one. */
function roundsByName({ world }: DataRequest, season: Season, first: number, last: number) {
  const ids = Array.from({ length: last - first + 1 }, (_, index) => roundId(season.id, first + index));
  return [...Map.groupBy(ids, (id) => world.roundName(id))];
}

/**
 * leagues?t=cup_draw&season_id=&stage_id=: the rounds of a knock-out with their drawn ties. Empty for any other
 * stage, as recorded.
 */
export const cupDraw: Handler = (request) => {
  const { world, now } = request;
  const season = requiredSeason(request, 'season_id');
  const stageId = requiredId(request.query, 'stage_id');
  const stage = season.stages.find(({ id, kind }) => id === stageId && kind === 'knock-out');
  if (stage === undefined) return { data: [], paging: onePage(0) };
  const current = currentParts(world, season, now).roundId;
  const data = roundsByName(request, season, stage.first, stage.last).map(([name, ids]) => {
    const legs = visibleMatches(
      ids.flatMap((id) => world.fixturesOfRound(id)),
      now,
    )
      .filter((fixture, _, all) => !isReplaced(fixture, all))
      .sort((a, b) => a.id - b.id)
      .map((fixture) => ({ fixture, state: stateAt(fixture.frame, now) }));
    const ties = Map.groupBy(legs, ({ fixture }) => fixture.aggregateId ?? fixture.id);
    const isCurrent = current !== null && ids.includes(current);
    return writeCupRound({ id: ids[0] ?? 0, name }, isCurrent, [...ties.values()], request);
  });
  return { data, paging: onePage(data.length) };
};

/** leagues?t=info&id=: one competition with its seasons, newest first. */
export const leagueInfo: Handler = (request) => {
  const { world, now } = request;
  const competition = world.competition(requiredId(request.query, 'id'));
  if (competition === null) throw notFound('League');
  const running = runningSeason(world, competition.id, now);
  const seasons = seasonsUntil(world, running.season);
  return { data: writeLeague(competition, running, seasons, LEAGUE_TYPES.info, request), paging: onePage(1) };
};

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

function tables(request: DataRequest, isLive: boolean, types: StandingsTypes): OperationResult {
  const { world, now } = request;
  const season = requiredSeason(request, 'season_id');
  const league = world.competition(season.competition)?.name ?? '';
  const snapshots = world.tables(season.id, now, isLive);
  return { data: writeStandings(season, league, snapshots, types), paging: onePage(1) };
}

/** leagues?t=standings&season_id=: the tables of matches that have ended. */
export const leagueStandings: Handler = (request) => tables(request, false, STANDINGS_TYPES.standings);

/** leagues?t=standings_live&season_id=: the tables now, counting running scores. */
export const leagueStandingsLive: Handler = (request) =>
  tables(request, true, STANDINGS_TYPES.standings_live);
