import { expect, test } from 'vitest';
import { balanceOf, goalsIn, type Meeting, meetingsOn } from './balance.ts';

const meeting = (home: string, score: readonly [number, number] | null, away: string): Meeting =>
  ({
    id: `${home} ${away}`,
    teams: { home: { id: home, name: home, img: null }, away: { id: away, name: away, img: null } },
    scores: { home_score: score?.[0] ?? null, away_score: score?.[1] ?? null },
  }) as unknown as Meeting;

const MEETINGS = [
  meeting('a', [2, 1], 'b'),
  meeting('b', [3, 0], 'a'),
  meeting('b', [1, 1], 'a'),
  meeting('a', [0, 4], 'b'),
  meeting('a', null, 'b'),
];

test('gives goals to today’s sides, whichever was at home then', () => {
  expect(MEETINGS.map((one) => goalsIn(one, 'a'))).toEqual([[2, 1], [0, 3], [1, 1], [0, 4], null]);
});

test('counts meetings with a score', () => {
  expect(balanceOf(MEETINGS, 'a')).toEqual({ home: 1, drawn: 1, away: 2, goals: [3, 9] });
  expect(balanceOf([], 'a')).toEqual({ home: 0, drawn: 0, away: 0, goals: [0, 0] });
});

test('counts the meetings at one side’s ground', () => {
  expect(meetingsOn(MEETINGS, 'home', 'a')).toHaveLength(3);
  expect(balanceOf(meetingsOn(MEETINGS, 'away', 'a'), 'a')).toEqual({
    home: 0,
    drawn: 1,
    away: 1,
    goals: [1, 4],
  });
});
