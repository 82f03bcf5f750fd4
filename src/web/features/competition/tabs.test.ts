import { expect, test } from 'vitest';
import type { SeasonRecord } from '#contract/records/season.ts';
import { tabsOf } from './tabs.ts';

const season = (...stages: { has_standings: boolean | null; has_cupdraw: boolean | null }[]) =>
  ({ stages }) as unknown as SeasonRecord;
const [TABLE, DRAW, UNTOLD] = [
  { has_standings: true, has_cupdraw: false },
  { has_standings: false, has_cupdraw: true },
  { has_standings: null, has_cupdraw: null },
];

test.each([
  ['a league', season(TABLE), 'table'],
  ['a cup with groups', season(TABLE, DRAW), 'table'],
  ['a cup', season(DRAW), 'bracket'],
  ['a season of unknown stages', season(UNTOLD), 'table'],
  ['an unknown season', null, 'table'],
])('%s opens with its %s', (_, told, first) => {
  expect(tabsOf(told)[0]).toBe(first);
});

test('has a bracket only where a stage has a draw', () => {
  expect(tabsOf(season(TABLE, DRAW))).toContain('bracket');
  expect(tabsOf(season(TABLE))).not.toContain('bracket');
  expect(tabsOf(season(DRAW))).not.toContain('table');
});
