import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { goalNews, type Moment } from './goal-news.ts';

const AT = 1_000_000;

const rowOf = (record: MatchRow): MatchListRow => ({
  record,
  anchor: null,
  scoreChange: null,
  related: null,
  reds: { home: 0, away: 0 },
});
const moment = (records: readonly MatchRow[], asOf = AT, isComplete = true): Moment => ({
  rows: records.map(rowOf),
  asOf,
  isComplete,
});
const before = moment([sampleMatch(1, { score: [1, 0] }), sampleMatch(2)]);

test('names the goals of both sides by their numbers, and whose match it is', () => {
  const after = moment([sampleMatch(1, { score: [3, 1] }), sampleMatch(2)], AT + 5000);
  expect(goalNews(before, after, ['2001'], 1)).toEqual([
    {
      matchId: '1',
      isFollowed: true,
      goals: [
        { side: 'home', number: 2 },
        { side: 'home', number: 3 },
        { side: 'away', number: 1 },
      ],
      ruledOut: [],
    },
  ]);
});

test('a lower score is a goal that was ruled out', () => {
  const after = moment([sampleMatch(1, { score: [0, 0] }), sampleMatch(2)], AT + 5000);
  expect(goalNews(before, after, [], 1)).toEqual([
    { matchId: '1', isFollowed: false, goals: [], ruledOut: [{ side: 'home', number: 1 }] },
  ]);
});

test('nothing is news at first, after a gap, or of a match that was not there', () => {
  const scored = [sampleMatch(1, { score: [2, 0] }), sampleMatch(3, { score: [4, 4] })];
  expect(goalNews({ ...before, isComplete: false }, moment(scored, AT + 5000), [], 1)).toEqual([]);
  expect(goalNews(before, moment(scored, AT + 120_001), [], 1)).toEqual([]);
  expect(goalNews(before, moment(scored, AT + 120_001), [], 60)).toHaveLength(1);
  expect(goalNews(moment([]), moment(scored, AT + 5000), [], 1)).toEqual([]);
});

test('the corrected result of a match that was over takes no screen', () => {
  const over = { status: 3, phase: 'finished' } as const;
  const start = moment([sampleMatch(1, { ...over, score: [1, 0] })]);
  expect(goalNews(start, moment([sampleMatch(1, { ...over, score: [3, 0] })], AT + 5000), [], 1)).toEqual([]);
});

test('a goal with the final whistle does', () => {
  const after = moment([sampleMatch(1, { status: 3, phase: 'finished', score: [2, 0] })], AT + 5000);
  expect(goalNews(before, after, [], 1)).toHaveLength(1);
});
