import type { Includes } from '#service/answer/include.ts';
import { matchMark, type ToldOdds, writeMatch } from '#service/answer/match.ts';
import { writeOffers } from '#service/answer/odds.ts';
import { onePage, pageOf } from '#service/answer/paging.ts';
import type { MatchTypes } from '#service/answer/wire-types.ts';
import { WrittenRows } from '#service/answer/written-rows.ts';
import { stateAt } from '#service/engine/state.ts';
import { type Offer, offersBefore, offersInPlay } from '#service/odds/offers.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { type Formations, playersOf } from './line-up.ts';
import { notationOf } from './odds.ts';
import type { Answer, DataRequest } from './request.ts';

/** Returns the matches that are public at an instant. */
export function visible(fixtures: readonly Fixture[], now: number): Fixture[] {
  return fixtures.filter((fixture) => fixture.visibleFrom <= now);
}

/** Sorts matches by country, competition and kick-off, like the feeds. */
export function inListOrder(fixtures: Fixture[], request: DataRequest): Fixture[] {
  return fixtures.sort(
    (a, b) =>
      request.rank(a.competition.id) - request.rank(b.competition.id) ||
      a.frame.kickOff - b.frame.kickOff ||
      a.id - b.id,
  );
}

/** Sorts the matches of a competition or team by kick-off. */
export function byKickOff(fixtures: Fixture[]): Fixture[] {
  return fixtures.sort((a, b) => a.frame.kickOff - b.frame.kickOff || a.id - b.id);
}

/** Lists omit formations, as recorded: line-ups are the most expensive part of a match. */
const NO_FORMATIONS: Formations = [null, null];

/** Writes the requested odds; null if there are none (v2.2 wire, include). */
function pricesOf(fixture: Fixture, includes: Includes, request: DataRequest): ToldOdds {
  const { now, bookmakers } = request;
  const write = (offers: readonly Offer[]) =>
    offers.length === 0 ? null : writeOffers(offers, notationOf(request));
  return {
    ...(includes.oddsPrematch && { odds_prematch: write(offersBefore(fixture, bookmakers, now)) }),
    ...(includes.oddsInPlay && { odds_inplay: write(offersInPlay(fixture, bookmakers, now)) }),
  };
}

/** Writes one match at the request's instant, in the JSON types of an operation. */
export function tell(
  fixture: Fixture,
  types: MatchTypes,
  includes: Includes,
  request: DataRequest,
  formations = NO_FORMATIONS,
) {
  const told = {
    fixture,
    state: stateAt(fixture.frame, request.now),
    players: playersOf(fixture, request.sheets),
    formations,
    odds: pricesOf(fixture, includes, request),
  };
  return writeMatch(told, types, includes, request);
}

/** Returns the matches of competitions that the caller's plan includes. */
export function covered(fixtures: readonly Fixture[], request: DataRequest): Fixture[] {
  return fixtures.filter(({ competition }) => request.covers(competition.id));
}

function rows(fixtures: readonly Fixture[], types: MatchTypes, request: DataRequest): WrittenRows {
  const { includes, matches } = request;
  const writer = {
    mark: (fixture: Fixture) => matchMark(fixture, request),
    write: (fixture: Fixture) => tell(fixture, types, includes, request),
  };
  return new WrittenRows(matches.rows(fixtures, { types, includes }, request, writer));
}

/** Returns a page of a match list, computing only its matches. */
export function tellPage(fixtures: readonly Fixture[], types: MatchTypes, request: DataRequest): Answer {
  const { items, paging } = pageOf(covered(fixtures, request), request.page);
  return { data: rows(items, types, request), paging };
}

/** Returns a complete match list. */
export function tellAll(fixtures: readonly Fixture[], types: MatchTypes, request: DataRequest): Answer {
  const told = covered(fixtures, request);
  return { data: rows(told, types, request), paging: onePage(told.length) };
}
