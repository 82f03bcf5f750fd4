import { expect, test } from 'vitest';
import type { Score } from '#contract/parse/score.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { roundedDown } from './halved-points.ts';

const match = (at: number, home: string, away: string, score: Score | null) => ({ at, home, away, score });

/** Two groups of two, after all four have met: a and c won twice and drew, and b and d have one point. */
const BEFORE = [
  match(1, 'a', 'c', [0, 0]),
  match(1, 'b', 'd', [0, 0]),
  match(2, 'a', 'b', [1, 0]),
  match(2, 'c', 'd', [1, 0]),
  match(3, 'a', 'd', [1, 0]),
  match(3, 'c', 'b', [1, 0]),
];
const GROUP = { a: [2, 1], c: [2, 1] } as const;

function rows(
  points: Readonly<Record<string, number>>,
  results: Readonly<Record<string, readonly number[]>>,
) {
  return Object.entries(results).map(
    ([team_id, [won, draw]]) =>
      ({ team_id, overall: { won, draw, points: points[team_id] } }) as StandingsRow,
  );
}

test('tells whose points were rounded down by the matches before the split', () => {
  expect([...roundedDown(rows({ a: 3, c: 3 }, GROUP), BEFORE)]).toEqual(['a', 'c']);
  expect([...roundedDown(rows({ a: 4, c: 4 }, GROUP), BEFORE)]).toEqual([]);
});

test('results after the split do not change it', () => {
  const after = [...BEFORE, match(4, 'a', 'c', [2, 0]), match(5, 'c', 'a', null)];
  expect([...roundedDown(rows({ a: 6, c: 3 }, { a: [3, 1], c: [2, 1] }), after)]).toEqual(['a', 'c']);
});

test('an even number of points is not rounded', () => {
  const even = BEFORE.map((one) => (one.at === 1 ? { ...one, score: [1, 0] as const } : one));
  expect([...roundedDown(rows({ a: 4, c: 3 }, { a: [3, 0], c: [2, 0] }), even)]).toEqual(['a']);
});

test('nobody is rounded where all points count', () => {
  expect(roundedDown(rows({ a: 7, c: 7 }, GROUP), BEFORE).size).toBe(0);
});
