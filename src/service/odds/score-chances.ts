import { goalsGone } from '#service/engine/goal-times.ts';
import { chancesOf, SCORE_WIDTH, type ScoreMatrix } from '#service/engine/score-matrix.ts';
import { tenMenLikelihood } from '#service/engine/story/sendings-off.ts';
import type { MatchSituation } from './situation.ts';

const WIDTH = SCORE_WIDTH;

/** Binomial coefficients: `WAYS[n][k]` ways to choose k of n goals. */
const WAYS: readonly (readonly number[])[] = Array.from({ length: WIDTH }).reduce<number[][]>((rows) => {
  const last = rows.at(-1) ?? [];
  rows.push(Array.from({ length: last.length + 1 }, (_, k) => (last[k - 1] ?? 0) + (last[k] ?? 0) || 1));
  return rows;
}, []);

/** Returns for each final number of goals the likelihood of exactly `now` goals so far, up to a common factor. */
function fallenLikelihoods(now: number, gone: number): readonly number[] {
  return WAYS.map((ways, final) => (now > final ? 0 : (ways[now] ?? 0) * (1 - gone) ** (final - now)));
}

/**
 * Returns the chances of every final score in a situation. Goal times have the same distribution for all goals, so
 * each final score of the matrix is weighted by the likelihood of the goals so far, and by that of the goals to come
 * given the sendings-off so far.
 */
function finalChances(matrix: ScoreMatrix, situation: MatchSituation): Float64Array {
  const { score, reds, period, part } = situation;
  const gone = goalsGone(period, part);
  const [home, away] = [fallenLikelihoods(score[0], gone), fallenLikelihoods(score[1], gone)];
  const weights = chancesOf(matrix);
  let sum = 0;
  for (let cell = 0; cell < weights.length; cell++) {
    const [ours, theirs] = [Math.floor(cell / WIDTH), cell % WIDTH];
    const [oursToCome, theirsToCome] = [ours - score[0], theirs - score[1]];
    const tenMen =
      tenMenLikelihood(oursToCome, theirsToCome) ** reds[0] *
      tenMenLikelihood(theirsToCome, oursToCome) ** reds[1];
    const weight = (weights[cell] ?? 0) * (home[ours] ?? 0) * (away[theirs] ?? 0) * tenMen;
    weights[cell] = weight;
    sum += weight;
  }
  return weights.map((weight) => weight / sum);
}

/** Returns the chances of every score after a fraction of the remaining goals. */
function thinChances(
  chances: Float64Array,
  [home, away]: MatchSituation['score'],
  part: number,
): Float64Array {
  const thinnedChances = new Float64Array(chances.length);
  const come = (final: number, now: number, then: number) =>
    (WAYS[final - now]?.[then - now] ?? 0) * part ** (then - now) * (1 - part) ** (final - then);
  const byHome = new Float64Array(chances.length);
  for (let final = home; final < WIDTH; final++)
    for (let then = home; then <= final; then++) {
      const share = come(final, home, then);
      for (let other = away; other < WIDTH; other++) {
        const cell = then * WIDTH + other;
        byHome[cell] = (byHome[cell] ?? 0) + share * (chances[final * WIDTH + other] ?? 0);
      }
    }
  for (let final = away; final < WIDTH; final++)
    for (let then = away; then <= final; then++) {
      const share = come(final, away, then);
      for (let other = home; other < WIDTH; other++) {
        const cell = other * WIDTH + then;
        thinnedChances[cell] = (thinnedChances[cell] ?? 0) + share * (byHome[other * WIDTH + final] ?? 0);
      }
    }
  return thinnedChances;
}

/** The situation before kick-off. */
const KICK_OFF_STATE: MatchSituation = {
  score: [0, 0],
  reds: [0, 0],
  corners: 0,
  period: 0,
  part: 0,
  minute: 0,
};

/** The chances of every score: `[home * SCORE_WIDTH + away]`. */
interface ScoreChances {
  readonly atHalfTime: Float64Array;
  readonly atFullTime: Float64Array;
}

/** Returns the chances of scores in a situation; null stands for before kick-off. */
export function scoreChances(matrix: ScoreMatrix, situation: MatchSituation | null): ScoreChances {
  const atFullTime = situation === null ? chancesOf(matrix) : finalChances(matrix, situation);
  const { score, period, part } = situation ?? KICK_OFF_STATE;
  if (period === 1) return { atHalfTime: new Float64Array(atFullTime.length), atFullTime };
  const gone = goalsGone(period, part);
  return { atHalfTime: thinChances(atFullTime, score, (goalsGone(0, 1) - gone) / (1 - gone)), atFullTime };
}
