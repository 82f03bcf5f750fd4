import { disruptionOf } from '#service/engine/disruption.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Bookmaker } from './bookmakers.ts';
import { lastUpdate, quotesAfter, updatesBy } from './in-play.ts';
import { MARKETS, type Market } from './markets.ts';
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
function movesBy(fixture: Fixture, bookmaker: Bookmaker, now: number): readonly Move[] {
  if (isVoid(fixture, now)) return [];
  const whistle = timetableOf(fixture.frame).kickOff;
  return movesOf(fixture.frame, bookmaker, fixture.visibleFrom, whistle).filter(({ at }) => at <= now);
}

/** Returns the quotes of a bookmaker after a price move. */
function quotesWith(
  { frame }: Fixture,
  bookmaker: Bookmaker,
  markets: readonly Market[],
  { at, newsCount }: Move,
): readonly Quote[] {
  return quotes(markets, expectation(frame, bookmaker, newsCount), bookmaker.book, at, null);
}

/** Each market with only its even line. */
const EVEN_LINES: readonly Market[] = MARKETS.map((market) => ({ ...market, lines: 1 }));

export interface BookmakerOffer {
  readonly bookmaker: Bookmaker;
  readonly quotes: readonly Quote[];
}

/** Returns the markets offered on a match: more for popular competitions. */
function marketsOn({ competition }: Fixture, markets: readonly Market[]): readonly Market[] {
  return markets.filter(({ since }) => competition.popularity >= since);
}

/** Returns the bookmakers that cover a match. */
function coveredBy(
  { competition, coverage }: Fixture,
  bookmakers: readonly Bookmaker[],
): readonly Bookmaker[] {
  return coverage.odds ? bookmakers.filter(({ since }) => competition.popularity >= since) : [];
}

/** Returns the offer of each bookmaker on a match; `quotesOf` returns null for no offer. */
function offersOf(
  fixture: Fixture,
  bookmakers: readonly Bookmaker[],
  quotesOf: (bookmaker: Bookmaker, markets: readonly Market[]) => readonly Quote[] | null,
): readonly BookmakerOffer[] {
  const markets = marketsOn(fixture, MARKETS);
  return coveredBy(fixture, bookmakers).flatMap((bookmaker) => {
    const quotes = quotesOf(bookmaker, markets);
    return quotes === null ? [] : [{ bookmaker, quotes }];
  });
}

/** Returns the newest prices from before kick-off by an instant (epoch seconds); the closing prices are kept. */
export function offersBefore(
  fixture: Fixture,
  bookmakers: readonly Bookmaker[],
  now: number,
): readonly BookmakerOffer[] {
  return offersOf(fixture, bookmakers, (bookmaker, markets) => {
    const move = movesBy(fixture, bookmaker, now).at(-1);
    return move === undefined ? null : quotesWith(fixture, bookmaker, markets, move);
  });
}

/** Returns the prices of a match in play; none outside its 90 minutes. */
export function offersInPlay(
  fixture: Fixture,
  bookmakers: readonly Bookmaker[],
  now: number,
): readonly BookmakerOffer[] {
  return offersOf(fixture, bookmakers, (bookmaker, markets) => {
    const update = lastUpdate(fixture.frame, bookmaker, now);
    return update === null ? null : quotesAfter(fixture.frame, bookmaker, markets, update);
  });
}

/** Returns whether a quote differs from the one before it. */
function isNews(quote: Quote, before: Quote | undefined): boolean {
  return before === undefined || JSON.stringify(quote.lines) !== JSON.stringify(before.lines);
}

/**
 * Returns one bookmaker's price history of a match by an instant, oldest first, before kick-off and in play: the even
 * line of each market at every change of its prices, and its suspensions.
 */
export function historyOf(fixture: Fixture, bookmaker: Bookmaker, now: number): readonly Quote[] {
  const [covering] = coveredBy(fixture, [bookmaker]);
  if (covering === undefined) return [];
  const markets = marketsOn(fixture, EVEN_LINES);
  const allQuotes = [
    ...movesBy(fixture, bookmaker, now).flatMap((move) => quotesWith(fixture, bookmaker, markets, move)),
    ...updatesBy(fixture.frame, bookmaker, now).flatMap((update) =>
      quotesAfter(fixture.frame, bookmaker, markets, update),
    ),
  ];
  const last = new Map<number, Quote>();
  return allQuotes.filter((quote) => {
    const { id } = quote.market;
    const before = last.get(id);
    // The first price in play is included even if it equals the closing price, since it has a score.
    const isFirst = (before?.score ?? null) === null && quote.score !== null;
    last.set(id, quote);
    return isFirst || isNews(quote, before);
  });
}
