import type { MatchFrame } from '#service/engine/match-frame.ts';
import { sampleFrame } from '#service/engine/sample-frames.ts';
import { chancesOf, SCORE_WIDTH, type ScoreMatrix } from '#service/engine/score-matrix.ts';
import { BOOKMAKERS, type Bookmaker } from '#service/odds/bookmakers.ts';
import { MARKETS } from '#service/odds/markets.ts';
import { movesOf } from '#service/odds/moves.ts';
import { expectation } from '#service/odds/news.ts';
import { quotes } from '#service/odds/quote.ts';
import { type Figure, mean, percent } from './figure.ts';

const RESULT = MARKETS.filter(({ name }) => name === '1X2, Full Time Result');
/** Prices of the most prominent bookmaker are compared from opening to close. */
const [firstBookmaker] = BOOKMAKERS;

/** Returns the chances of a home win, a draw and an away win. */
function resultChances(matrix: ScoreMatrix): readonly [number, number, number] {
  const ends: [number, number, number] = [0, 0, 0];
  for (const [cell, chance] of chancesOf(matrix).entries()) {
    const end = 1 - Math.sign(Math.floor(cell / SCORE_WIDTH) - (cell % SCORE_WIDTH));
    ends[end as 0 | 1 | 2] += chance;
  }
  return ends;
}

/** Returns how much a bet loses by other chances than the true ones: the difference of their logarithmic losses. */
function lossGap(actual: readonly number[], other: readonly number[]): number {
  return actual.reduce((sum, chance, i) => sum + chance * Math.log(chance / (other[i] ?? 1)), 0);
}

/** Returns how many pieces of news each price of a bookmaker includes, from opening to close. */
function newsCounts(frame: MatchFrame, bookmaker: Bookmaker): readonly number[] {
  return movesOf(frame, bookmaker, 0, frame.kickOff).map(({ newsCount }) => newsCount);
}

/** Returns the sum of the inverse best prices of all bookmakers at the close: below 1 it is a sure bet. */
function bestBook(frame: MatchFrame): number {
  const bestPrices = [0, 0, 0];
  for (const bookmaker of BOOKMAKERS) {
    const matrix = expectation(frame, bookmaker, newsCounts(frame, bookmaker).at(-1) ?? 0);
    const [quote] = quotes(RESULT, matrix, bookmaker.book, 0, null);
    for (const [i, price] of (quote?.lines?.[0]?.prices ?? []).entries())
      bestPrices[i] = Math.max(bestPrices[i] ?? 0, price);
  }
  return bestPrices.reduce((sum, price) => sum + 1 / price, 0);
}

/** Returns the figures of prices before kick-off, from league matches of several seeds. */
export function priceFigures(seeds: readonly number[], matchesOfSeed: number): readonly Figure[] {
  const frames = seeds.flatMap((seed) =>
    Array.from({ length: matchesOfSeed }, (_, i) => sampleFrame(i, { seed })),
  );
  const moves = frames.map((frame) => {
    if (firstBookmaker === undefined) throw new Error('No bookmaker');
    const counts = newsCounts(frame, firstBookmaker);
    const opening = resultChances(expectation(frame, firstBookmaker, counts[0] ?? 0));
    const closing = resultChances(expectation(frame, firstBookmaker, counts.at(-1) ?? 0));
    return { home: 100 * Math.abs(closing[0] - opening[0]), gap: 1000 * lossGap(closing, opening) };
  });
  const sureBets = frames.filter((frame) => bestBook(frame) < 1);
  return [
    {
      name: 'Home chance from opening to close, points of change',
      real: '2 to 2.5',
      range: [2, 3],
      value: mean(moves.map(({ home }) => home)),
    },
    {
      name: 'Logarithmic loss at the opening, thousandths above the close',
      real: '3 to 5',
      range: [1, 6],
      value: mean(moves.map(({ gap }) => gap)),
    },
    {
      name: 'Matches with a sure bet at the close, %',
      real: '1 to 3',
      range: [0.2, 3],
      value: percent(sureBets.length, frames.length),
    },
  ];
}
