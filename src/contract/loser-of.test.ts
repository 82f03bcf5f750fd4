import { expect, test } from 'vitest';
import { loserByScore, loserOf } from './loser-of.ts';
import { NO_SCORES } from './no-scores.ts';
import { sampleMatch } from './testing/sample.ts';

test.each([
  ['the score', [2, 1], null, 'away'],
  ['a level score', [1, 1], null, null],
  ['a shoot-out after a level score', [1, 1], [3, 5], 'home'],
  // A second leg that has levelled the tie: the shoot-out decides the tie, and not the match.
  ['the score although a shoot-out followed', [2, 0], [3, 5], 'away'],
  ['nothing without a score', [null, null], null, null],
] as const)('goes by %s', (_, [home_score, away_score], ps_score, loser) => {
  expect(loserByScore({ scores: { ...NO_SCORES, home_score, away_score, ps_score } })).toBe(loser);
});

const WON = { phase: 'finished', winner_team_id: '1001' } as const;

test.each([
  ['the score before the winner, which is the tie’s', { score: [0, 1], leg: '2/2' }, 'home'],
  ['nothing in a level leg', { score: [1, 1], leg: '2/2' }, null],
  ['the winner where no score names one', { score: [1, 1] }, 'away'],
  ['the winner of an awarded match without a score', { score: null }, 'away'],
  ['nothing in play', { score: [1, 0], phase: 'live' }, null],
] as const)('goes by %s', (_, fields, loser) => {
  expect(loserOf({ ...sampleMatch(1, { ...WON, ...fields }), ...WON, ...fields })).toBe(loser);
});
