import { SCORE_WIDTH, type ScoreMatrix } from '#service/engine/score-matrix.ts';
import { cornersExpected } from '#service/engine/story/play.ts';
import { BEFORE_BREAK } from '#service/engine/story/plot.ts';
import type { Market } from './markets.ts';
import { scoreChances } from './score-chances.ts';
import type { MatchSituation } from './situation.ts';
import { evenLine, gammaPoissonSpread, margins, overUnder, type Spread, totals } from './spread.ts';

/** A line of a market without a margin: chances in the market's order, which sum to 1. */
interface FairLine {
  readonly chances: readonly number[];
  /** The home side's handicap, or the line of over and under; null if the market has none. */
  readonly line: number | null;
}

/** Highest chance of a result, and of a side of a line, that is still offered in play. */
const MAX_RESULT_CHANCE = 0.995;
const MAX_LINE_CHANCE = 0.92;

function results(scores: Float64Array): readonly number[] {
  let [home, draw, away] = [0, 0, 0];
  scores.forEach((chance, cell) => {
    const margin = Math.floor(cell / SCORE_WIDTH) - (cell % SCORE_WIDTH);
    if (margin > 0) home += chance;
    else if (margin < 0) away += chance;
    else draw += chance;
  });
  return [home, draw, away];
}

/** How alike matches with the same expected corners are: the shape of the gamma distribution of their means. */
const CORNER_SHAPE = 30;

/**
 * Returns the distribution of corners until half-time or the end. They come at a constant rate within each half, at
 * which the corners so far hint.
 */
function corners(
  rates: ScoreMatrix['rates'],
  situation: MatchSituation | null,
  until: Market['until'],
): Spread {
  const { corners: now, period, part } = situation ?? { corners: 0, period: 0, part: 0 };
  const gone = period === 0 ? BEFORE_BREAK * part : BEFORE_BREAK + (1 - BEFORE_BREAK) * part;
  const end = until === 'half-time' ? BEFORE_BREAK : 1;
  const usual = cornersExpected(rates);
  const shape = CORNER_SHAPE + now;
  const mean = (usual * Math.max(0, end - gone) * shape) / (CORNER_SHAPE + usual * gone);
  return gammaPoissonSpread(now, mean, shape);
}

/** Returns the even line and its neighbours, half a goal apart. */
function linesAround(even: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => even + (i - (count - 1) / 2) / 2);
}

function isOffered({ chances, line }: FairLine, inPlay: boolean): boolean {
  const maxChance = Math.max(...chances);
  if (!(maxChance > 0)) return false;
  return line === null ? !inPlay || maxChance < MAX_RESULT_CHANCE : maxChance < MAX_LINE_CHANCE;
}

/** Returns the fair lines of a market in one situation of a match. */
type FairBook = (market: Market) => readonly FairLine[];

/**
 * Returns the fair lines of each market, from the expected goals and the situation of a match (null before kick-off);
 * none if the market is already decided.
 */
export function fairBook(matrix: ScoreMatrix, situation: MatchSituation | null): FairBook {
  const { atHalfTime, atFullTime } = scoreChances(matrix, situation);
  const firstHalfIsOver = situation !== null && (situation.period === 1 || situation.part === 1);

  function linesOf({ kind, of, until, lines }: Market): readonly FairLine[] {
    const scores = until === 'half-time' ? atHalfTime : atFullTime;
    if (kind === 'result') return [{ chances: results(scores), line: null }];
    if (kind === 'handicap') {
      const spread = margins(scores);
      const line = evenLine(spread);
      // Avoids a handicap of -0.
      return [{ chances: overUnder(spread, line), line: 0 - line }];
    }
    const spread = of === 'goals' ? totals(scores) : corners(matrix.rates, situation, until);
    return linesAround(evenLine(spread), lines).map((line) => ({ chances: overUnder(spread, line), line }));
  }

  return (market) => {
    if (market.until === 'half-time' && firstHalfIsOver) return [];
    return linesOf(market).filter((line) => isOffered(line, situation !== null));
  };
}

const booksBefore = new WeakMap<ScoreMatrix, FairBook>();

/** Returns the fair lines before kick-off, computed once for all matches with the same expected goals. */
export function fairBookBefore(matrix: ScoreMatrix): FairBook {
  const cached = booksBefore.get(matrix);
  if (cached !== undefined) return cached;
  const book = fairBook(matrix, null);
  const linesByMarket = new Map<Market, readonly FairLine[]>();
  const remembering: FairBook = (market) => {
    const lines = linesByMarket.get(market) ?? book(market);
    linesByMarket.set(market, lines);
    return lines;
  };
  booksBefore.set(matrix, remembering);
  return remembering;
}
