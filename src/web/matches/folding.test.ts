import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { foldedGroups, groupsInFirstScreens } from './folding.ts';
import { byCompetition, byTime } from './order.ts';
import { NO_RED_CARDS } from './red-card-counts.ts';
import type { MatchListRow } from './rows.ts';

/** Competitions 100, 101, … with this many matches each. */
function day(competitions: number, matches: number): readonly MatchListRow[] {
  return Array.from(
    { length: competitions * matches },
    (_, at): MatchListRow => ({
      record: sampleMatch(at + 1, { league: { id: String(100 + Math.floor(at / matches)) } }),
      anchor: null,
      scoreChange: null,
      related: null,
      reds: NO_RED_CARDS,
    }),
  );
}
const LONG_DAY = byCompetition(day(30, 6));

test('folds all competitions after the first 20 on a long day', () => {
  const foldedKeys = foldedGroups(LONG_DAY, {}, []);
  expect(foldedKeys.size).toBe(10);
  expect([...foldedKeys][0]).toBe('c120');
});

test('folds nothing by default on a shorter day', () => {
  expect(foldedGroups(byCompetition(day(30, 3)), {}, []).size).toBe(0);
  expect(foldedGroups(byCompetition(day(15, 40)), {}, []).size).toBe(0);
});

test('respects the viewer’s folding, and keeps pinned competitions open', () => {
  const foldedKeys = foldedGroups(LONG_DAY, { 100: 'folded', 125: 'open' }, ['126']);
  expect(foldedKeys.has('c100')).toBe(true);
  expect(foldedKeys.has('c125')).toBe(false);
  expect(foldedKeys.has('c126')).toBe(false);
  expect(foldedKeys.has('c127')).toBe(true);
});

test('folds nothing in a list by kick-off time', () => {
  expect(foldedGroups(byTime(day(30, 6)), { 100: 'folded' }, []).size).toBe(0);
});

test('fills the first screens with enough rows, and counts a folded group as one', () => {
  const noneFolded = new Set<string>();
  expect(groupsInFirstScreens(LONG_DAY, noneFolded, 50)).toHaveLength(8);
  const foldedKeys = new Set(LONG_DAY.slice(2).map(({ key }) => key));
  expect(groupsInFirstScreens(LONG_DAY, foldedKeys, 20)).toHaveLength(8);
  expect(groupsInFirstScreens(LONG_DAY, noneFolded, 10_000)).toEqual(LONG_DAY);
});
