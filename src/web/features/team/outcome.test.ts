import { expect, test } from 'vitest';
import { sampleMatch } from '#web/testing/sample.ts';
import { outcomeOf } from './outcome.ts';

/** The first sample: 1001 at home against 2001. */
const ended = (home: number, away: number, winner: string | null = null) => ({
  ...sampleMatch(1, { phase: 'finished', status: 3, score: [home, away] }),
  winner_team_id: winner,
});
const told = (match: Parameters<typeof outcomeOf>[0], team: string) => {
  const { at, opponent, score, letter } = outcomeOf(match, team);
  return [at, opponent.id, score, letter];
};

test('describes a match from the team’s side', () => {
  expect(told(ended(2, 1), '1001')).toEqual(['home', '2001', '2–1', 'W']);
  expect(told(ended(2, 1), '2001')).toEqual(['away', '1001', '1–2', 'L']);
  expect(told(ended(1, 1), '2001')).toEqual(['away', '1001', '1–1', 'D']);
});

test('counts a shoot-out as won by its winner', () => {
  expect(told(ended(1, 1, '2001'), '2001')[3]).toBe('W');
  expect(told(ended(1, 1, '2001'), '1001')[3]).toBe('L');
});

test('has no result before the end, and no score where there is none', () => {
  expect(told(sampleMatch(1, { score: [2, 0] }), '1001')).toEqual(['home', '2001', '2–0', null]);
  expect(told(sampleMatch(1, { phase: 'scheduled', status: 0, score: null }), '1001')).toEqual([
    'home',
    '2001',
    null,
    null,
  ]);
});
