import type { Score } from '#contract/parse/score.ts';
import type { OddsHistory } from '#contract/records/odds.ts';

export const RESULTS = ['home', 'draw', 'away'] as const;
export type Result = (typeof RESULTS)[number];

/** What a bookmaker said of the result of a match, once. */
export interface Word {
  /** Epoch seconds. */
  readonly at: number;
  /** Decimal; null: suspended. */
  readonly prices: Readonly<Record<Result, number>> | null;
  /** On the board then; null before kick-off. */
  readonly score: Score | null;
}

/** From an instant to another, epoch seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Of a match that was played, this much of the time before it is shown; seconds. */
const AHEAD = 1_200;
/** The box that curves are drawn in. */
export const WIDE = 1_000;
export const HIGH = 100;

/** All that was said of the result, oldest first: of the first market with a price for a draw. */
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
 * What of it is shown: of a match that was played, the play; else all.
 *
 * @param now epoch seconds; null when nothing can come any more
 */
export function spanOf(words: readonly Word[], kickOff: number, now: number | null): Span {
  const first = words[0]?.at ?? kickOff;
  const last = Math.max(words.at(-1)?.at ?? kickOff, now ?? 0);
  const from = words.some(({ score }) => score !== null) ? Math.max(first, kickOff - AHEAD) : first;
  return { from, to: Math.max(last, from + 60) };
}

/** Where an instant lies in a span: 0 to 1. */
export function partOf(at: number, { from, to }: Span): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** How high a price stands: the likelier, the higher. In the box, from above. */
export function heightOf(price: number): number {
  return (1 - 1 / price) * HIGH;
}

/** Whether a goal fell between two words: prices from before and after it are not one line. */
const isAfterGoal = (before: Word | undefined, { score }: Word) =>
  before?.score != null && score !== null && before.score.join() !== score.join();

/** The steps of one result's price as the path of an SVG; it breaks off where the market was suspended and at goals. */
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

/** What was said last by an instant. */
export function wordAt(words: readonly Word[], at: number): Word | undefined {
  return words.findLast((word) => word.at <= at);
}
