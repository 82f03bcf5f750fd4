import { type Level, type MatchFrame, type Score, sharedScore } from './match-frame.ts';
import { TWO_32 } from './streams.ts';

/** Maximum number of goals of one side in the matrix. */
const MAX_GOALS = 12;
export const SCORE_WIDTH = MAX_GOALS + 1;

/**
 * How much more frequent 0-0 and 1-1 (and rarer 1-0 and 0-1) are than with two independent Poisson counts (Dixon and
 * Coles 1997, tau).
 */
const RHO = -0.07;

/** Expected goals of two equal sides on neutral ground. */
const GOALS: Record<Level, number> = {
  men: 2.62,
  women: 3.05,
  youth: 3.15,
  reserve: 2.95,
  friendly: 2.85,
};

const HOME_ADVANTAGE = 0.36;
/** Goals of supremacy per rating point. */
const GOALS_PER_POINT = 0.0025;
const MAX_SUPREMACY = 6;
/** Rates are rounded to this fraction of a goal, so that a few hundred matrices serve every match of the world. */
const STEPS_PER_GOAL = 50;

/** Probabilities of every score after 90 minutes. */
export interface ScoreMatrix {
  /** Expected goals of the home and of the away side. */
  rates: readonly [home: number, away: number];
  /** Cumulative probabilities, home goals first, as parts of 2^32. */
  thresholds: Float64Array;
}

/** A cache of matrices by the steps of their rates. */
interface MatrixCache {
  get(key: number): ScoreMatrix | undefined;
  set(key: number, matrix: ScoreMatrix): unknown;
}

/** Matrices of the ratings; not limited in size, since only so many pairs of steps occur. */
const matrices: MatrixCache = new Map<number, ScoreMatrix>();

/**
 * Returns the Poisson probabilities of 0 to MAX_GOALS goals. `exp` is rounded: its last bits differ between
 * JavaScript engines.
 */
function poisson(rate: number): number[] {
  const chances = [Math.round(Math.exp(-rate) * 1e12) / 1e12];
  for (let goals = 1; goals <= MAX_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * rate) / goals);
  return chances;
}

function tau(home: number, away: number, rates: ScoreMatrix['rates']): number {
  if (home === 0 && away === 0) return 1 - rates[0] * rates[1] * RHO;
  if (home === 0 && away === 1) return 1 + rates[0] * RHO;
  if (home === 1 && away === 0) return 1 + rates[1] * RHO;
  return home === 1 && away === 1 ? 1 - RHO : 1;
}

function buildMatrix(homeSteps: number, awaySteps: number): ScoreMatrix {
  const rates = [homeSteps / STEPS_PER_GOAL, awaySteps / STEPS_PER_GOAL] as const;
  const homeChances = poisson(rates[0]);
  const awayChances = poisson(rates[1]);
  const thresholds = new Float64Array(SCORE_WIDTH * SCORE_WIDTH);
  let sum = 0;
  for (let home = 0, cell = 0; home < SCORE_WIDTH; home++) {
    for (let away = 0; away < SCORE_WIDTH; away++, cell++) {
      sum += Math.max(0, (homeChances[home] ?? 0) * (awayChances[away] ?? 0) * tau(home, away, rates));
      thresholds[cell] = sum;
    }
  }
  for (let cell = 0; cell < thresholds.length; cell++)
    thresholds[cell] = Math.round(((thresholds[cell] ?? 0) / sum) * TWO_32);
  return { rates, thresholds };
}

function sharedMatrix(homeSteps: number, awaySteps: number, cache = matrices): ScoreMatrix {
  const key = homeSteps * 1024 + awaySteps;
  let matrix = cache.get(key);
  if (matrix === undefined) {
    matrix = buildMatrix(homeSteps, awaySteps);
    cache.set(key, matrix);
  }
  return matrix;
}

/**
 * Returns the score matrix of a match. The two rates keep their product while their difference follows the ratings,
 * so that a mismatch has more goals than an even match (and only `sqrt`, exact everywhere, is needed). `share` scales
 * the rates for a shorter game, such as extra time.
 */
export function scoreMatrix(frame: MatchFrame, share = 1): ScoreMatrix {
  const [home, away] = frame.ratings;
  const difference =
    (home - away) * GOALS_PER_POINT + (frame.neutral ? 0 : (frame.style?.homeAdvantage ?? HOME_ADVANTAGE));
  const supremacy = Math.max(-MAX_SUPREMACY, Math.min(MAX_SUPREMACY, difference));
  const level = frame.style?.goals ?? GOALS[frame.level];
  const total = Math.sqrt(supremacy * supremacy + level * level);
  const steps = (STEPS_PER_GOAL * share) / 2;
  return sharedMatrix(
    Math.max(1, Math.round((total + supremacy) * steps)),
    Math.max(1, Math.round((total - supremacy) * steps)),
  );
}

/** Returns the score matrix of other expected goals than those of the ratings, such as a bookmaker's. */
export function scoreMatrixOfRates([home, away]: ScoreMatrix['rates'], cache: MatrixCache): ScoreMatrix {
  return sharedMatrix(
    Math.max(1, Math.round(home * STEPS_PER_GOAL)),
    Math.max(1, Math.round(away * STEPS_PER_GOAL)),
    cache,
  );
}

/** Returns the probability of every score: `chances[home * SCORE_WIDTH + away]`. */
export function chancesOf({ thresholds }: ScoreMatrix): Float64Array {
  return thresholds.map((sum, cell) => (sum - (thresholds[cell - 1] ?? 0)) / TWO_32);
}

/** Returns the score for a number from 0 to 2^32 - 1: the first cell whose cumulative probability lies above it. */
export function scoreOf(matrix: ScoreMatrix, u: number): Score {
  const { thresholds } = matrix;
  let low = 0;
  let high = thresholds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((thresholds[middle] ?? TWO_32) > u) high = middle;
    else low = middle + 1;
  }
  return sharedScore(Math.floor(low / SCORE_WIDTH), low % SCORE_WIDTH);
}
