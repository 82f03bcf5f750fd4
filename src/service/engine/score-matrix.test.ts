import { expect, test } from 'vitest';
import { sampleFrame } from './sample-frames.ts';
import { scoreMatrix, scoreOf } from './score-matrix.ts';

const even = sampleFrame(1, { ratings: [1000, 1000] });

/** Returns the probability of every score, by "home-away". */
function chances(ratings: readonly [number, number], neutral: boolean): Map<string, number> {
  const { thresholds } = scoreMatrix({ ...even, ratings, neutral });
  const byScore = new Map<string, number>();
  for (const [cell, sum] of thresholds.entries()) {
    byScore.set(
      scoreOf(scoreMatrix({ ...even, ratings, neutral }), sum - 1).join('-'),
      sum - (thresholds[cell - 1] ?? 0),
    );
  }
  return byScore;
}

test('The probabilities of all scores sum to one', () => {
  const { thresholds } = scoreMatrix(even);
  expect(thresholds.at(-1)).toBe(2 ** 32);
  for (const [cell, sum] of thresholds.entries())
    expect(sum).toBeGreaterThanOrEqual(thresholds[cell - 1] ?? 0);
});

test('Two equal sides have equal chances on neutral ground', () => {
  const byScore = chances([1000, 1000], true);
  expect(byScore.get('2-1')).toBeGreaterThan(0);
  expect(Math.abs((byScore.get('2-1') ?? 0) - (byScore.get('1-2') ?? 0))).toBeLessThan(3);
});

test('Home advantage is about a third of a goal', () => {
  const { rates } = scoreMatrix(even);
  expect(rates[0] - rates[1]).toBeCloseTo(0.36, 1);
});

test('A hundred rating points are worth about a quarter of a goal', () => {
  const [home, away] = scoreMatrix({ ...even, ratings: [1100, 1000], neutral: true }).rates;
  expect(home - away).toBeCloseTo(0.25, 1);
});

test('Matches with the same difference share one matrix', () => {
  expect(scoreMatrix({ ...even, id: 4, ratings: [900, 850] })).toBe(
    scoreMatrix({ ...even, id: 8, ratings: [1050, 1000] }),
  );
});

test('The lowest and the highest random number draw the first and the last score', () => {
  expect(scoreOf(scoreMatrix(even), 0)).toEqual([0, 0]);
  const [home, away] = scoreOf(scoreMatrix(even), 2 ** 32 - 1);
  expect(home + away).toBeGreaterThan(8);
});

test('Women, youth, reserves and friendlies have more goals than men, within reason', () => {
  const total = (level: typeof even.level): number => {
    const [home, away] = scoreMatrix({ ...even, level }).rates;
    return home + away;
  };
  for (const level of ['women', 'youth', 'reserve', 'friendly'] as const) {
    expect(total(level)).toBeGreaterThan(total('men') + 0.15);
    expect(total(level)).toBeLessThan(3.4);
  }
});

test('The worst mismatch still has a matrix', () => {
  const { rates } = scoreMatrix({ ...even, ratings: [5000, 100] });
  expect(rates[0]).toBeLessThan(7);
  expect(rates[1]).toBeGreaterThan(0);
});
