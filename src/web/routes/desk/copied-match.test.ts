import { expect, test } from 'vitest';
import { type CopiedMatch, type Copy, changesSince, parseCopy, writeCopy } from './copied-match.ts';

const over = (id: string, line: string, goals: number): CopiedMatch => ({ id, line, stage: 'over', goals });
const COPIED = over('1', 'Home 1 (Osei 20′), Away 0 · FT', 1);
const RUNNING: CopiedMatch = { id: '2', line: 'Home 0, Away 0', stage: 'running', goals: 0 };
const BEFORE: CopiedMatch = { id: '3', line: '15:00 Home v Away', stage: 'before', goals: null };

const copyOf = (...matches: CopiedMatch[]): Copy => ({ day: '2026-11-21', at: 0, intl: 'en-GB', matches });

/** Returns the change of one match after the copy. */
function changeOf(before: CopiedMatch, now: CopiedMatch | null | undefined, isWhole = true) {
  const current = new Map(now === undefined ? [] : [[before.id, now]]);
  const [change] = changesSince(copyOf(before), current, isWhole);
  return change && [change.kind, change.before, change.now];
}

test('a corrected scorer has the old line beside the new one', () => {
  const now = over('1', 'Home 1 (Rask 20′), Away 0 · FT', 1);
  expect(changeOf(COPIED, now)).toEqual(['ruling', COPIED.line, now.line]);
});

test.each<[string, CopiedMatch, CopiedMatch]>([
  ['ruled-out', COPIED, over('1', 'Home 0, Away 0 · FT', 0)],
  ['goal', COPIED, over('1', 'Home 1 (Osei 20′), Away 1 (Dahl 90+4′) · FT', 2)],
  ['goal', RUNNING, { ...RUNNING, line: 'Home 1, Away 0', goals: 1 }],
  ['ruling', COPIED, over('1', 'Home 0, Away 1 (Osei 20′ og) · FT', 1)],
  ['full-time', RUNNING, over('2', 'Home 0, Away 0 · FT', 0)],
  ['full-time', BEFORE, over('3', 'Home 2, Away 0 · FT', 2)],
  ['goal', BEFORE, { ...BEFORE, line: 'Home 1, Away 0', stage: 'running', goals: 1 }],
  ['rescheduled', BEFORE, { ...BEFORE, line: '17:30 Home v Away' }],
  ['off', BEFORE, { ...BEFORE, line: 'Home v Away · Postponed', stage: 'off' }],
])('%s', (kind, before, now) => {
  expect(changeOf(before, now)).toEqual([kind, before.line, now.line]);
});

test('a kick-off makes no line wrong, and neither does a line that is the same', () => {
  expect(changeOf(BEFORE, { ...BEFORE, line: 'Home 0, Away 0', stage: 'running', goals: 0 })).toBeUndefined();
  expect(changeOf(COPIED, { ...COPIED })).toBeUndefined();
});

test('a match is gone once all lists have come without it', () => {
  expect(changeOf(COPIED, undefined)).toEqual(['gone', COPIED.line, null]);
  expect(changeOf(COPIED, undefined, false)).toBeUndefined();
});

test('nothing is said of a match that is hidden now', () => {
  expect(changeOf(COPIED, null)).toBeUndefined();
});

test('a stored copy is read again, a broken one is none', () => {
  const copy = copyOf(COPIED, RUNNING);
  expect(parseCopy(JSON.parse(JSON.stringify(writeCopy(copy))))).toEqual(copy);
  for (const json of [null, [], { ...copy, at: 'x' }, { ...copy, matches: [{ ...COPIED, stage: 'now' }] }])
    expect(parseCopy(json)).toBeNull();
});

test('what is stored of a copy is bounded', () => {
  const long = copyOf(...Array.from({ length: 3_000 }, () => ({ ...COPIED, line: 'x'.repeat(2_000) })));
  expect(JSON.stringify(writeCopy(long)).length).toBeLessThan(600_000);
});
