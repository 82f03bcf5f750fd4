import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { byRoundAndDay, stageNameOf } from './rounds.ts';

const inGroup = (id: number, group_name: string | null): MatchRow => ({
  ...sampleMatch(id),
  stage_name: 'Group stage',
  group_name,
});

test.each([
  ['Premier 25/26, Relegation Round', 'Relegation Round'],
  ['Premier 25/26', 'Group stage'],
  ['Group A', 'Group stage'],
  ['Other 25/26, Relegation Round', 'Group stage'],
  [null, 'Group stage'],
])('a match of the group %s is of the stage %s', (group, stage) => {
  expect(stageNameOf(inGroup(1, group))).toBe(stage);
});

test('the parts of a split league have days of their own', () => {
  const records = [inGroup(1, 'Premier 25/26, Relegation Round'), inGroup(2, 'Premier 25/26, Final Round')];
  const days = byRoundAndDay(
    records.map((record) => sampleRow(record)),
    () => '2026-05-09',
  );
  expect(days.map(({ stageName }) => stageName)).toEqual(['Relegation Round', 'Final Round']);
});
