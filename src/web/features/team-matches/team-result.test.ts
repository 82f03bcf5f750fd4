import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { teamResult } from './team-result.ts';

/** The first sample: 1001 at home against 2001. */
const finishedMatch = (home: number, away: number, winner: string | null = null) => ({
  ...sampleMatch(1, { phase: 'finished', status: 3, score: [home, away] }),
  winner_team_id: winner,
});
const fieldsOf = (match: Parameters<typeof teamResult>[0], team: string) => {
  const { side, opponent, score, letter } = teamResult(match, team);
  return [side, opponent.id, score, letter];
};

test('describes a match from the team’s side', () => {
  expect(fieldsOf(finishedMatch(2, 1), '1001')).toEqual(['home', '2001', [2, 1], 'W']);
  expect(fieldsOf(finishedMatch(2, 1), '2001')).toEqual(['away', '1001', [1, 2], 'L']);
  expect(fieldsOf(finishedMatch(1, 1), '2001')).toEqual(['away', '1001', [1, 1], 'D']);
});

test('counts a shoot-out as won by its winner', () => {
  expect(fieldsOf(finishedMatch(1, 1, '2001'), '2001')[3]).toBe('W');
  expect(fieldsOf(finishedMatch(1, 1, '2001'), '1001')[3]).toBe('L');
});

test('has no result before the end, and no score where there is none', () => {
  expect(fieldsOf(sampleMatch(1, { score: [2, 0] }), '1001')).toEqual(['home', '2001', [2, 0], null]);
  expect(fieldsOf(sampleMatch(1, { phase: 'scheduled', status: 0, score: null }), '1001')).toEqual([
    'home',
    '2001',
    null,
    null,
  ]);
});
