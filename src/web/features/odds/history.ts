import type { Score } from '#contract/parse/score.ts';
import type { OddsHistory } from '#contract/records/odds.ts';

export const RESULTS = ['home', 'draw', 'away'] as const;
export type Result = (typeof RESULTS)[number];

/** A bookmaker's quote of the result. */
export interface Word {
  /** Epoch seconds. */
  readonly at: number;
  /** Decimal; null if suspended. */
  readonly prices: Readonly<Record<Result, number>> | null;
  /** The score at that time; null before kick-off. */
  readonly score: Score | null;
}

/** A time span, epoch seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Time before kick-off that is shown of a finished match; seconds. */
const AHEAD = 1_200;
/** The plot's view box. */
export const WIDE = 1_000;
export const HIGH = 100;

/** Returns all quotes of the result, oldest first, from the first market with a draw. */
export function wordsOfResult({ markets }: OddsHistory): readonly Word[] {
  const market = markets.find(({ odds }) => odds.some(({ draw }) => draw?.decimal != null));
  return (market?.odds ?? []).flatMap(({ home, draw, away, score, last_update }): Word[] => {
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
export function spanOf(words: readonly Word[], kickOff: number, now: number | null): Span {
  const first = words[0]?.at ?? kickOff;
  const last = Math.max(words.at(-1)?.at ?? kickOff, now ?? 0);
  const from = words.some(({ score }) => score !== null) ? Math.max(first, kickOff - AHEAD) : first;
  return { from, to: Math.max(last, from + 60) };
}

/** Returns the position of an instant in a span, 0 to 1. */
export function partOf(at: number, { from, to }: Span): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** Returns the distance of a price from the top of the plot: more likely prices are higher. */
export function heightOf(price: number): number {
  return (1 - 1 / price) * HIGH;
}

/** Returns whether the score changed between two quotes, whose prices are not one line then. */
const isAfterGoal = (before: Word | undefined, { score }: Word) =>
  before?.score != null && score !== null && before.score.join() !== score.join();

/** Returns the SVG path of a result's price, interrupted while suspended and at goals. */
export function stepsOf(words: readonly Word[], result: Result, span: Span): string {
  let path = '';
  let isOpen = false;
  const round = (value: number) => Math.round(value * 100) / 100;
  words.forEach((word, n) => {
    const { at, prices } = word;
    if (isAfterGoal(words[n - 1], word)) isOpen = false;
    const until = words[n + 1]?.at ?? span.to;
    if (prices === null || until <= span.from) {
      isOpen = false;
      return;
    }
    const [x, y] = [round(partOf(at, span) * WIDE), round(heightOf(prices[result]))];
    path += isOpen ? `V${y}` : `M${x} ${y}`;
    path += `H${round(partOf(until, span) * WIDE)}`;
    isOpen = true;
  });
  return path;
}

/** Returns the last quote up to an instant. */
export function wordAt(words: readonly Word[], at: number): Word | undefined {
  return words.findLast((word) => word.at <= at);
}
