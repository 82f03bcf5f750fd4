import type { Fixture } from '#service/world/fixture.ts';
import { movesBy, quotesWith } from './before-kick-off.ts';
import type { Bookmaker } from './bookmakers.ts';
import { lastWord, quotesAfter, wordsBy } from './in-play.ts';
import { MARKETS, type Market } from './markets.ts';
import type { Quote } from './quote.ts';

/** Each market with its even line alone. */
const EVEN_LINES: readonly Market[] = MARKETS.map((market) => ({ ...market, lines: 1 }));

/** What one bookmaker offers on a match. */
export interface Offer {
  readonly bookmaker: Bookmaker;
  readonly quotes: readonly Quote[];
}

/** The markets that are offered on a match: the more the world watches it, the more of them. */
function marketsOn({ competition }: Fixture, markets: readonly Market[]): readonly Market[] {
  return markets.filter(({ since }) => competition.popularity >= since);
}

/** Those of some bookmakers who offer prices on a match. */
function coveredBy(
  { competition, coverage }: Fixture,
  bookmakers: readonly Bookmaker[],
): readonly Bookmaker[] {
  return coverage.odds ? bookmakers.filter(({ since }) => competition.popularity >= since) : [];
}

/** What each of some bookmakers offers on a match; null: nothing. */
function offersOf(
  fixture: Fixture,
  bookmakers: readonly Bookmaker[],
  quotesOf: (bookmaker: Bookmaker, markets: readonly Market[]) => readonly Quote[] | null,
): readonly Offer[] {
  const markets = marketsOn(fixture, MARKETS);
  return coveredBy(fixture, bookmakers).flatMap((bookmaker) => {
    const quotes = quotesOf(bookmaker, markets);
    return quotes === null ? [] : [{ bookmaker, quotes }];
  });
}

/** The newest prices from before kick-off, by an instant (epoch seconds); the last ones stay for good. */
export function offersBefore(
  fixture: Fixture,
  bookmakers: readonly Bookmaker[],
  now: number,
): readonly Offer[] {
  return offersOf(fixture, bookmakers, (bookmaker, markets) => {
    const move = movesBy(fixture, bookmaker, now).at(-1);
    return move === undefined ? null : quotesWith(fixture, bookmaker, markets, move);
  });
}

/** The prices of a match in play; none outside its 90 minutes. */
export function offersInPlay(
  fixture: Fixture,
  bookmakers: readonly Bookmaker[],
  now: number,
): readonly Offer[] {
  return offersOf(fixture, bookmakers, (bookmaker, markets) => {
    const word = lastWord(fixture.frame, bookmaker, now);
    return word === null ? null : quotesAfter(fixture.frame, bookmaker, markets, word);
  });
}

/** Whether a quote says anything that the one before it did not. */
function isNews(quote: Quote, before: Quote | undefined): boolean {
  return before === undefined || JSON.stringify(quote.lines) !== JSON.stringify(before.lines);
}

/**
 * All that one bookmaker has said of a match by an instant, oldest first, before kick-off and in play: the even line
 * of each market, whenever its prices changed, and its suspensions.
 */
export function historyOf(fixture: Fixture, bookmaker: Bookmaker, now: number): readonly Quote[] {
  const [covering] = coveredBy(fixture, [bookmaker]);
  if (covering === undefined) return [];
  const markets = marketsOn(fixture, EVEN_LINES);
  const said = [
    ...movesBy(fixture, bookmaker, now).flatMap((move) => quotesWith(fixture, bookmaker, markets, move)),
    ...wordsBy(fixture.frame, bookmaker, now).flatMap((word) =>
      quotesAfter(fixture.frame, bookmaker, markets, word),
    ),
  ];
  const last = new Map<number, Quote>();
  return said.filter((quote) => {
    const { id } = quote.market;
    const before = last.get(id);
    // The first price in play is told even where it is the last one from before: it has a score.
    const isFirst = (before?.score ?? null) === null && quote.score !== null;
    last.set(id, quote);
    return isFirst || isNews(quote, before);
  });
}
