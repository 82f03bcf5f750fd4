import { expect, test } from 'vitest';
import type { SeasonRecord } from '#contract/records/season.ts';
import { competitionTabs } from './competition-tabs.ts';

const season = (...stages: { has_standings: boolean | null; has_cupdraw: boolean | null; id?: string }[]) =>
  ({ stages }) as unknown as SeasonRecord;
const [TABLE, DRAW, UNKNOWN] = [
  { has_standings: true, has_cupdraw: false },
  { has_standings: false, has_cupdraw: true },
  { has_standings: null, has_cupdraw: null },
];

test.each([
  ['a league', season(TABLE), 'table'],
  ['a cup with groups', season(TABLE, DRAW), 'table'],
  ['a cup', season(DRAW), 'bracket'],
  [
    'a cup in its knock-out stage',
    { ...season(TABLE, { ...DRAW, id: '2' }), current_stage_id: '2' },
    'bracket',
  ],
  [
    'a league with play-offs in one stage',
    { ...season({ ...TABLE, has_cupdraw: true, id: '1' }), current_stage_id: '1' },
    'table',
  ],
  ['a season of unknown stages', season(UNKNOWN), 'table'],
  ['an unknown season', null, 'table'],
])('%s opens with its %s', (_, record, first) => {
  expect(competitionTabs(record)[0]).toBe(first);
});

test('has no bracket before a draw; a cup then opens with its fixtures', () => {
  expect(competitionTabs(season(TABLE, DRAW), false)).not.toContain('bracket');
  expect(competitionTabs(season(TABLE, DRAW), true)).toContain('bracket');
  expect(competitionTabs(season(DRAW), false)[0]).toBe('fixtures');
});

test('has a bracket only where a stage has a draw', () => {
  expect(competitionTabs(season(TABLE, DRAW))).toContain('bracket');
  expect(competitionTabs(season(TABLE))).not.toContain('bracket');
  expect(competitionTabs(season(DRAW))).not.toContain('table');
});
