import type { Result } from '#contract/odds/results.ts';
import type { Score } from '#contract/parse/score.ts';
import type { OddsHistory } from '#contract/records/odds.ts';

export interface ResultQuote {
  /** Epoch seconds. */
  readonly at: number;
  /** Decimal; null if suspended. */
  readonly prices: Readonly<Record<Result, number>> | null;
  /** The score at that time; null before kick-off. */
  readonly score: Score | null;
}

/** A time span, epoch seconds. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** Time before kick-off that is shown of a finished match; seconds. */
const LEAD_S = 1_200;
export const PLOT_WIDTH = 1_000;
export const PLOT_HEIGHT = 100;

/** Returns all quotes of the result, oldest first, from the first market with a draw. */
export function resultQuotes({ markets }: OddsHistory): readonly ResultQuote[] {
  const market = markets.find(({ odds }) => odds.some(({ draw }) => draw?.decimal != null));
  return (market?.odds ?? []).flatMap(({ home, draw, away, score, last_update }): ResultQuote[] => {
    if (last_update.timestamp === null) return [];
    const [one, none, two] = [home?.decimal, draw?.decimal, away?.decimal];
    const prices = one && none && two ? { home: one, draw: none, away: two } : null;
    return [{ at: last_update.timestamp, prices, score }];
  });
}

/**
 * Returns the span of the plot: the match once it has been played, else everything.
 *
 * @param now epoch seconds; null if no more quotes can follow
 */
export function historySpan(quotes: readonly ResultQuote[], kickOff: number, now: number | null): TimeSpan {
  const first = quotes[0]?.at ?? kickOff;
  const last = Math.max(quotes.at(-1)?.at ?? kickOff, now ?? 0);
  const from = quotes.some(({ score }) => score !== null) ? Math.max(first, kickOff - LEAD_S) : first;
  return { from, to: Math.max(last, from + 60) };
}

/** Returns the position of an instant in a span, 0 to 1. */
export function fractionAt(at: number, { from, to }: TimeSpan): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** Returns the distance of a price from the top of the plot: more likely prices are higher. */
export function priceTop(price: number): number {
  return (1 - 1 / price) * PLOT_HEIGHT;
}

/** Returns whether the score changed between two quotes, whose prices are not one line then. */
const isAfterGoal = (before: ResultQuote | undefined, { score }: ResultQuote) =>
  before?.score != null && score !== null && before.score.join() !== score.join();

/** Returns the SVG path of a result's price, interrupted while suspended and at goals. */
export function stepPath(quotes: readonly ResultQuote[], result: Result, span: TimeSpan): string {
  let path = '';
  let isOpen = false;
  const round = (value: number) => Math.round(value * 100) / 100;
  quotes.forEach((quote, n) => {
    const { at, prices } = quote;
    if (isAfterGoal(quotes[n - 1], quote)) isOpen = false;
    const until = quotes[n + 1]?.at ?? span.to;
    if (prices === null || until <= span.from) {
      isOpen = false;
      return;
    }
    const [x, y] = [round(fractionAt(at, span) * PLOT_WIDTH), round(priceTop(prices[result]))];
    path += isOpen ? `V${y}` : `M${x} ${y}`;
    path += `H${round(fractionAt(until, span) * PLOT_WIDTH)}`;
    isOpen = true;
  });
  return path;
}

/** Returns the last quote up to an instant. */
export function quoteAt(quotes: readonly ResultQuote[], at: number): ResultQuote | undefined {
  return quotes.findLast((quote) => quote.at <= at);
}
