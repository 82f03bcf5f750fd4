import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { changesBetween } from '#news/testing/changes-between.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { goalNews } from './goal-news.ts';

const rowsOf = (records: readonly MatchRow[]) => records.map((record) => sampleRow(record));
const before = [sampleMatch(1, { score: [1, 0] }), sampleMatch(2)];

test('names the goals of both sides by their numbers, and whose match it is', () => {
  const after = [sampleMatch(1, { score: [3, 1] }), sampleMatch(2)];
  expect(goalNews(changesBetween(before, after), rowsOf(after), ['2001'])).toMatchObject([
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

test('a goal that is ruled out has its number, and what is no news takes no screen', () => {
  const after = [sampleMatch(1, { minute: [24] }), sampleMatch(2)];
  const changes = changesBetween(before, after);
  expect(goalNews(changes, rowsOf(after), [])).toMatchObject([
    { matchId: '1', isFollowed: false, goals: [], ruledOut: [{ side: 'home', number: 1 }] },
  ]);
  expect(
    goalNews(
      changes.map((change) => ({ ...change, isNews: false })),
      rowsOf(after),
      [],
    ),
  ).toEqual([]);
});
