import type { Includes } from '#service/answer/include.ts';
import { matchVersion, type WrittenOdds, writeMatch } from '#service/answer/match.ts';
import { writeOffers } from '#service/answer/odds.ts';
import { onePage, pageOf } from '#service/answer/paging.ts';
import type { MatchTypes } from '#service/answer/wire-types.ts';
import { WrittenRows } from '#service/answer/written-rows.ts';
import { stateAt } from '#service/engine/state.ts';
import { type BookmakerOffer, offersBefore, offersInPlay } from '#service/odds/offers.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { type Formations, playersBySlot } from './line-up.ts';
import { notationOf } from './odds.ts';
import type { DataRequest, OperationResult } from './request.ts';

/** Returns the matches that are public at an instant. */
export function visibleMatches(fixtures: readonly Fixture[], now: number): Fixture[] {
  return fixtures.filter((fixture) => fixture.visibleFrom <= now);
}

/** Sorts matches by country, competition and kick-off, like the feeds. */
export function sortInListOrder(fixtures: Fixture[], request: DataRequest): Fixture[] {
  return fixtures.sort(
    (a, b) =>
      request.rank(a.competition.id) - request.rank(b.competition.id) ||
      a.frame.kickOff - b.frame.kickOff ||
      a.id - b.id,
  );
}

/** Sorts the matches of a competition or team by kick-off. */
export function sortByKickOff(fixtures: Fixture[]): Fixture[] {
  return fixtures.sort((a, b) => a.frame.kickOff - b.frame.kickOff || a.id - b.id);
}

/** Lists omit formations, as recorded: line-ups are the most expensive part of a match. */
const NO_FORMATIONS: Formations = [null, null];

/** Writes the requested odds; null if there are none (v2.2 wire, include). */
function pricesOf(fixture: Fixture, includes: Includes, request: DataRequest): WrittenOdds {
  const { now, bookmakers } = request;
  const write = (offers: readonly BookmakerOffer[]) =>
    offers.length === 0 ? null : writeOffers(offers, notationOf(request));
  return {
    ...(includes.oddsPrematch && { odds_prematch: write(offersBefore(fixture, bookmakers, now)) }),
    ...(includes.oddsInPlay && { odds_inplay: write(offersInPlay(fixture, bookmakers, now)) }),
  };
}

/** Writes one match at the request's instant, in the JSON types of an operation. */
export function writeMatchAt(
  fixture: Fixture,
  types: MatchTypes,
  includes: Includes,
  request: DataRequest,
  formations = NO_FORMATIONS,
) {
  const snapshot = {
    fixture,
    state: stateAt(fixture.frame, request.now),
    players: playersBySlot(fixture, request.sheets),
    formations,
    odds: pricesOf(fixture, includes, request),
  };
  return writeMatch(snapshot, types, includes, request);
}

/** Returns the matches of competitions that the caller's plan includes. */
export function coveredMatches(fixtures: readonly Fixture[], request: DataRequest): Fixture[] {
  return fixtures.filter(({ competition }) => request.covers(competition.id));
}

function rows(fixtures: readonly Fixture[], types: MatchTypes, request: DataRequest): WrittenRows {
  const { includes, matchRows } = request;
  const writer = {
    version: (fixture: Fixture) => matchVersion(fixture, request),
    write: (fixture: Fixture) => writeMatchAt(fixture, types, includes, request),
  };
  return new WrittenRows(matchRows.rows(fixtures, { types, includes }, request, writer));
}

/** Returns a page of a match list, computing only its matches. */
export function matchPage(
  fixtures: readonly Fixture[],
  types: MatchTypes,
  request: DataRequest,
): OperationResult {
  const { items, paging } = pageOf(coveredMatches(fixtures, request), request.page);
  return { data: rows(items, types, request), paging };
}

/** Returns a complete match list. */
export function matchList(
  fixtures: readonly Fixture[],
  types: MatchTypes,
  request: DataRequest,
): OperationResult {
  const matches = coveredMatches(fixtures, request);
  return { data: rows(matches, types, request), paging: onePage(matches.length) };
}
