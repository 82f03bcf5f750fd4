import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { matchOfClub } from './match-of-club.ts';

/** A match of club 1001 by its id. */
const row = (id: string, phase: 'live' | 'scheduled' | 'finished') =>
  ({ record: { ...sampleMatch(1, { phase }), id } }) as MatchListRow;

test('returns the match in play, else the next one, else the last one', () => {
  const [older, last, live, next, later] = [
    row('1', 'finished'),
    row('2', 'finished'),
    row('3', 'live'),
    row('4', 'scheduled'),
    row('5', 'scheduled'),
  ];
  const idOf = (...rows: readonly (MatchListRow | undefined)[]) =>
    matchOfClub(rows as readonly MatchListRow[], '1001')?.record.id;
  expect(idOf(older, last, live, next, later)).toBe('3');
  expect(idOf(older, last, next, later)).toBe('4');
  expect(idOf(older, last)).toBe('2');
  expect(matchOfClub([row('1', 'live')], '7')).toBeUndefined();
});
