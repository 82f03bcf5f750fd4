import { expect, test } from 'vitest';
import { chosenPage } from './chosen-page.ts';
import { DEFAULT_CONTROL, type WallControl } from './control.ts';
import { keptPage } from './kept-page.ts';

const KEYS = ['a', 'b', 'c'];
const AT = 1_000_000;
const at = (control: Partial<WallControl>, seconds: number, rate = 1) =>
  chosenPage({ ...DEFAULT_CONTROL, ...control }, KEYS, 15, AT + seconds * 1000, rate);

test('the rotation follows the clock until a page is chosen', () => {
  expect(at({}, 0)).toBeNull();
});

test('a chosen page stays its whole time, then the rotation goes on from it', () => {
  const page = { key: 'c', at: AT };
  expect([0, 14, 15, 30, 44].map((seconds) => at({ page }, seconds))).toEqual([2, 2, 0, 1, 1]);
  expect(at({ page }, 150, 10)).toBe(0);
});

test('ten minutes later the wall turns with the others again', () => {
  const page = { key: 'b', at: AT };
  expect([599, 600].map((seconds) => at({ page }, seconds))).toEqual([(1 + 39) % 3, null]);
  expect(at({ page }, -3600)).toBeNull();
});

test('a paused wall stays on its page', () => {
  expect(at({ page: { key: 'b', at: AT }, isPaused: true }, 100_000)).toBe(1);
});

test('a page that is gone is chosen no longer', () => {
  expect(at({ page: { key: 'd', at: AT } }, 1)).toBeNull();
});

const PAGES = KEYS.map((key) => ({ key, view: 'board' }) as const);
const FREEZE = { notice: '', at: AT, page: 'c', pinnedMatch: null, hasOdds: null };
const keptFor = (control: Partial<WallControl>) => keptPage({ ...DEFAULT_CONTROL, ...control }, PAGES);

test('a freeze keeps its page, a pause its own, and neither one none', () => {
  const page = { key: 'b', at: AT };
  expect([keptFor({ page }), keptFor({ page, isPaused: true }), keptFor({ page, freeze: FREEZE })]).toEqual([
    null,
    1,
    2,
  ]);
});

test('a frozen wall never turns, not even when its page has gone', () => {
  expect(keptFor({ freeze: { ...FREEZE, page: 'gone' } })).toBe(0);
  expect(keptFor({ page: { key: 'gone', at: AT }, isPaused: true })).toBeNull();
});
