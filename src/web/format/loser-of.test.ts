import { expect, test } from 'vitest';
import { NO_SCORES } from '#contract/no-scores.ts';
import { loserOf } from './loser-of.ts';

test.each([
  ['the score', [2, 1], null, 'away'],
  ['a level score', [1, 1], null, null],
  ['a shoot-out after a level score', [1, 1], [3, 5], 'home'],
  // A second leg that has levelled the tie: the shoot-out decides the tie, and not the match.
  ['the score although a shoot-out followed', [2, 0], [3, 5], 'away'],
  ['nothing without a score', [null, null], null, null],
] as const)('goes by %s', (_, [home_score, away_score], ps_score, loser) => {
  expect(loserOf({ scores: { ...NO_SCORES, home_score, away_score, ps_score } })).toBe(loser);
});
