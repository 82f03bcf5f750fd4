import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('pins keep their order, and invalid storage is empty', async () => {
  localStorage.setItem('pins', '["10", 5, "20", "10"]');
  const { pins, togglePin } = await import('./pins.ts');
  expect(pins.get()).toEqual(['10', '20']);
  togglePin('30');
  togglePin('10');
  expect(JSON.parse(localStorage.getItem('pins') ?? '')).toEqual(['20', '30']);
});

test('drops invalid folds', async () => {
  localStorage.setItem('folds', '{"10":"folded","11":"ajar","12":"open"}');
  const { folds, setFolded } = await import('./folds.ts');
  expect(folds.get()).toEqual({ 10: 'folded', 12: 'open' });
  setFolded('12', true);
  expect(folds.get()).toEqual({ 10: 'folded', 12: 'folded' });
});

test('the address sets the order, else the last choice does', async () => {
  const { sortingSetting, viewerSorting } = await import('./sorting.ts');
  expect(viewerSorting(null)).toBe('competition');
  expect(viewerSorting('time')).toBe('time');
  sortingSetting.choose('time');
  expect(viewerSorting(null)).toBe('time');
  expect(viewerSorting('goals')).toBe('time');
});

test.each([
  ['en-GB', 'fractional'],
  ['en-IE', 'fractional'],
  ['en-US', 'american'],
  ['en-AU', 'decimal'],
  ['en', 'decimal'],
  ['de-AT', 'decimal'],
])('a browser in %s has %s odds by default, and a wall decimal ones', async (language, format) => {
  const spy = vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const { oddsFormat, oddsFormatOnWalls } = await import('./odds-format.ts');
  expect([oddsFormat.get(), oddsFormatOnWalls.get()]).toEqual([format, 'decimal']);
  spy.mockRestore();
  oddsFormat.choose('decimal');
  expect(oddsFormat.get()).toBe('decimal');
  oddsFormat.choose('american');
  expect(oddsFormatOnWalls.get()).toBe('american');
});
