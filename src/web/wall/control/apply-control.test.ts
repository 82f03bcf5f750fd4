import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { DEFAULT_WALL } from '#contract/wall-address.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { controlledProgram, darknessOf, pinnedMatchOf, visibleRows, volumeOf } from './apply-control.ts';
import { DEFAULT_CONTROL, type WallControl } from './control.ts';

const controlOf = (control: Partial<WallControl>): WallControl => ({ ...DEFAULT_CONTROL, ...control });
const FREEZE = { notice: '', at: 0, page: null, pinnedMatch: '3', hasOdds: null };
const rows = [1, 2, 3].map((id) => ({ record: sampleMatch(id) }) as MatchListRow);

test('odds are switched with their view, and off again with it', () => {
  expect(controlledProgram(DEFAULT_WALL, controlOf({}))).toBe(DEFAULT_WALL);
  const program = controlledProgram(DEFAULT_WALL, controlOf({ hasOdds: true }));
  expect([program.odds, program.views.at(-1)]).toEqual([true, 'odds']);
  expect(controlledProgram(program, controlOf({ hasOdds: false }))).toEqual(DEFAULT_WALL);
  expect(controlledProgram(DEFAULT_WALL, controlOf({ hasOdds: true, freeze: FREEZE }))).toBe(DEFAULT_WALL);
});

test('a hidden match is in no row', () => {
  const ids = visibleRows(rows, controlOf({ hiddenMatches: [{ match: '2', notice: '' }] }))?.map(
    ({ record }) => record.id,
  );
  expect(ids).toEqual(['1', '3']);
  expect(visibleRows(rows, DEFAULT_CONTROL)).toBe(rows);
  expect(visibleRows(null, DEFAULT_CONTROL)).toBeNull();
});

test('a frozen wall keeps the match that was pinned', () => {
  expect(pinnedMatchOf(controlOf({ pinnedMatch: '5' }))).toBe('5');
  expect(pinnedMatchOf(controlOf({ pinnedMatch: '5', freeze: FREEZE }))).toBe('3');
});

test('a muted wall is silent, and keeps its volume', () => {
  expect(volumeOf(controlOf({}), { sound: 40 })).toBe(40);
  expect(volumeOf(controlOf({ volume: 10 }), { sound: 40 })).toBe(10);
  expect(volumeOf(controlOf({ volume: 10, isMuted: true }), { sound: 40 })).toBe(0);
});

test('the darkest wall can still be seen', () => {
  expect([0, 50, 100].map(darknessOf)).toEqual([0, 0.45, 0.9]);
  expect(darknessOf('night')).toBeCloseTo(0.63);
});
