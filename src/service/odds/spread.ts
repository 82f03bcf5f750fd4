import { SCORE_WIDTH } from '#service/engine/score-matrix.ts';

/** A distribution: `chances[i]` is the chance of `first + i`. */
export interface Spread {
  readonly first: number;
  readonly chances: readonly number[];
}

/** Sums the chances of scores by a number derived from each score. */
function spreadOf(
  scores: Float64Array,
  first: number,
  length: number,
  numberOf: (home: number, away: number) => number,
): Spread {
  const chances = Array.from({ length }, () => 0);
  scores.forEach((chance, cell) => {
    const at = numberOf(Math.floor(cell / SCORE_WIDTH), cell % SCORE_WIDTH) - first;
    chances[at] = (chances[at] ?? 0) + chance;
  });
  return { first, chances };
}

const LENGTH = 2 * SCORE_WIDTH - 1;

/** Returns the distribution of the goals of both sides. */
export function totals(scores: Float64Array): Spread {
  return spreadOf(scores, 0, LENGTH, (home, away) => home + away);
}

/** Returns the distribution of the home side's goals minus the away side's. */
export function margins(scores: Float64Array): Spread {
  return spreadOf(scores, 1 - SCORE_WIDTH, LENGTH, (home, away) => home - away);
}

const MAX_COUNTED = 40;

/**
 * Returns the distribution of a count: `now` so far, plus a Poisson number whose mean is not known exactly, but has a
 * gamma distribution with this mean and shape.
 */
export function gammaPoissonSpread(now: number, mean: number, shape: number): Spread {
  const chances = [(1 + mean / shape) ** -shape];
  for (let n = 1; n < MAX_COUNTED; n++) {
    const ratio = (mean * (shape + n - 1)) / (n * (shape + mean));
    chances.push((chances[n - 1] ?? 0) * ratio);
  }
  return { first: now, chances };
}

/**
 * Returns the chances to win a stake on over and on under a line, leaving out returned stakes: at the line 3, exactly
 * 3 returns the stake; at 2.75, half of the stake is on 2.5 and half on 3.
 */
export function overUnder({ first, chances }: Spread, line: number): readonly [over: number, under: number] {
  let over = 0;
  let under = 0;
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  chances.forEach((chance, i) => {
    for (const half of halves) {
      if (first + i > half) over += chance;
      else if (first + i < half) under += chance;
    }
  });
  const all = over + under;
  return all > 0 ? [over / all, under / all] : [0, 0];
}

/** Returns the quarter line at which over and under are closest. */
export function evenLine(spread: Spread): number {
  const { first, chances } = spread;
  let sum = 0;
  let median = first - 1;
  for (const chance of chances) {
    if (sum >= 0.5) break;
    sum += chance;
    median += 1;
  }
  // Tries the quarter lines around it.
  let best = median;
  let nearest = 1;
  for (let line = median - 1; line <= median + 1; line += 0.25) {
    const [over, under] = overUnder(spread, line);
    const apart = Math.abs(over - under);
    if (over + under > 0 && apart < nearest) [best, nearest] = [line, apart];
  }
  return best;
}
