import { SCORE_WIDTH, type ScoreMatrix } from '#service/engine/goal-matrix.ts';
import { cornersExpected } from '#service/engine/story/play.ts';
import { BEFORE_BREAK } from '#service/engine/story/plot.ts';
import type { Market } from './markets.ts';
import { scoreChances } from './score-chances.ts';
import type { Situation } from './situation.ts';
import { counted, evenLine, margins, overUnder, type Spread, totals } from './spread.ts';

/** A line of a market without anybody's margin: chances in the market's order, which sum to 1. */
interface FairLine {
  readonly chances: readonly number[];
  /** The home side's handicap, or the line of over and under; null where there is none. */
  readonly line: number | null;
}

/** A result that is as good as known, and a line that is nearly so, are not offered in play. */
const KNOWN = 0.995;
const ONE_SIDED = 0.92;

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

/** Corners until half-time or the end. They come at the same pace in all of a half. */
function corners(rates: ScoreMatrix['rates'], situation: Situation | null, until: Market['until']): Spread {
  const { corners: now, period, part } = situation ?? { corners: 0, period: 0, part: 0 };
  const gone = period === 0 ? BEFORE_BREAK * part : BEFORE_BREAK + (1 - BEFORE_BREAK) * part;
  const end = until === 'half-time' ? BEFORE_BREAK : 1;
  return counted(now, cornersExpected(rates) * Math.max(0, end - gone));
}

/** The even line and those beside it, half a goal apart. */
function linesAround(even: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => even + (i - (count - 1) / 2) / 2);
}

function isOffered({ chances, line }: FairLine, inPlay: boolean): boolean {
  const most = Math.max(...chances);
  if (!(most > 0)) return false;
  return line === null ? !inPlay || most < KNOWN : most < ONE_SIDED;
}

/** What is fair in one situation of a match. */
type FairBook = (market: Market) => readonly FairLine[];

/**
 * The lines of each market by the expected goals and by how a match stands, null before the first whistle; none where
 * there is nothing left to bet on.
 */
export function fairBook(matrix: ScoreMatrix, situation: Situation | null): FairBook {
  const { atHalfTime, atFullTime } = scoreChances(matrix, situation);
  const firstHalfIsOver = situation !== null && (situation.period === 1 || situation.part === 1);

  function linesOf({ kind, of, until, lines }: Market): readonly FairLine[] {
    const scores = until === 'half-time' ? atHalfTime : atFullTime;
    if (kind === 'result') return [{ chances: results(scores), line: null }];
    if (kind === 'handicap') {
      const spread = margins(scores);
      const line = evenLine(spread);
      // A handicap of nothing is 0, never -0.
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

const before = new WeakMap<ScoreMatrix, FairBook>();

/** What is fair before kick-off; worked out once for all matches of which the same is expected. */
export function fairBookBefore(matrix: ScoreMatrix): FairBook {
  const kept = before.get(matrix);
  if (kept !== undefined) return kept;
  const book = fairBook(matrix, null);
  const known = new Map<Market, readonly FairLine[]>();
  const remembering: FairBook = (market) => {
    const lines = known.get(market) ?? book(market);
    known.set(market, lines);
    return lines;
  };
  before.set(matrix, remembering);
  return remembering;
}
