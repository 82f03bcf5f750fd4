import { disruptionOf } from '#service/engine/disruption.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Bookmaker } from './bookmakers.ts';
import type { Market } from './markets.ts';
import { type Move, movesOf } from './moves.ts';
import { expectation } from './news.ts';
import { type Quote, quotes } from './quote.ts';

/** Bets on a match that is off are void: its prices are removed at the announcement (our choice). */
function isVoid({ frame }: Fixture, now: number): boolean {
  const end = disruptionOf(frame);
  const isOff = end.kind === 'postponed' || end.kind === 'cancelled' || end.kind === 'awarded';
  return isOff && now >= end.announced;
}

/** Returns the price moves of a bookmaker by an instant, oldest first. */
export function movesBy(fixture: Fixture, bookmaker: Bookmaker, now: number): readonly Move[] {
  if (isVoid(fixture, now)) return [];
  const whistle = timetableOf(fixture.frame).kickOff;
  return movesOf(fixture.frame, bookmaker, fixture.visibleFrom, whistle).filter(({ at }) => at <= now);
}

/** Returns the quotes of a bookmaker after a price move. */
export function quotesWith(
  { frame }: Fixture,
  bookmaker: Bookmaker,
  markets: readonly Market[],
  { at, newsCount }: Move,
): readonly Quote[] {
  return quotes(markets, expectation(frame, bookmaker, newsCount), bookmaker.book, at, null);
}
