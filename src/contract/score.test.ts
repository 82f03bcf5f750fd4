import { expect, test } from 'vitest';
import { addGoal, scoreOf, swapSides } from './score.ts';
import { sampleMatch } from './testing/sample.ts';

test('reads, turns and continues a score', () => {
  expect(scoreOf(sampleMatch(1, { score: null }))).toBeNull();
  const score = scoreOf(sampleMatch(1, { score: [2, 1] })) ?? [0, 0];
  expect(score).toEqual([2, 1]);
  expect(swapSides(score)).toEqual([1, 2]);
  expect(addGoal(score, 'home')).toEqual([3, 1]);
  expect(addGoal(score, 'away')).toEqual([2, 2]);
});
