import { expect, test } from 'vitest';
import { sampleMatch } from '#web/testing/sample.ts';
import { firstScreens, foldedGroups } from './folding.ts';
import { byCompetition, byTime } from './order.ts';
import { NOBODY } from './sent-off.ts';
import type { Row } from './shown.ts';

/** Competitions 100, 101, … with this many matches each. */
function day(competitions: number, matches: number): readonly Row[] {
  return Array.from({ length: competitions * matches }, (_, at): Row => ({
    record: sampleMatch(at + 1, { league: { id: String(100 + Math.floor(at / matches)) } }),
    seen: null,
    mark: null,
    related: null,
    reds: NOBODY,
  }));
}
const LONG = byCompetition(day(30, 6));

test('folds all competitions after the first 20 on a long day', () => {
  const folded = foldedGroups(LONG, {}, []);
  expect(folded.size).toBe(10);
  expect([...folded][0]).toBe('c120');
});

test('folds nothing by default on a shorter day', () => {
  expect(foldedGroups(byCompetition(day(30, 3)), {}, []).size).toBe(0);
  expect(foldedGroups(byCompetition(day(15, 40)), {}, []).size).toBe(0);
});

test('respects the viewer’s folding, and keeps pinned competitions open', () => {
  const folded = foldedGroups(LONG, { 100: 'folded', 125: 'open' }, ['126']);
  expect(folded.has('c100')).toBe(true);
  expect(folded.has('c125')).toBe(false);
  expect(folded.has('c126')).toBe(false);
  expect(folded.has('c127')).toBe(true);
});

test('folds nothing in a list by kick-off time', () => {
  expect(foldedGroups(byTime(day(30, 6)), { 100: 'folded' }, []).size).toBe(0);
});

test('fills the first screens with enough rows, and counts a folded group as one', () => {
  const nothing = new Set<string>();
  expect(firstScreens(LONG, nothing, 50)).toHaveLength(8);
  const folded = new Set(LONG.slice(2).map(({ key }) => key));
  expect(firstScreens(LONG, folded, 20)).toHaveLength(8);
  expect(firstScreens(LONG, nothing, 10_000)).toEqual(LONG);
});
