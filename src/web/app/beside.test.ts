import { expect, test } from 'vitest';
import { besideAddress, isSameList } from './beside.ts';

const at = (address: string) => new URL(address, 'http://x');
const lead = (from: string, to: string, fromList = true) =>
  besideAddress({ from: at(from), to: at(to), fromList });

test('a match takes the day and the filter of the list along', () => {
  expect(lead('/?d=2026-11-20&show=live', '/match/7')).toBe('/match/7?d=2026-11-20&show=live');
  expect(lead('/match/7?show=live', '/match/8')).toBe('/match/8?show=live');
  expect(lead('/', '/match/7')).toBe('/match/7');
});

test('another day or filter leaves the match open', () => {
  expect(lead('/match/7?show=live', '/?d=2026-11-20&show=live')).toBe('/match/7?d=2026-11-20&show=live');
  expect(lead('/match/7?show=live', '/')).toBe('/match/7');
});

test('what leads to the scores from outside the list closes the match', () => {
  expect(lead('/match/7?show=live', '/', false)).toBe('/');
  expect(lead('/match/7', '/?show=live', false)).toBe('/?show=live');
});

test('a page without a list has nothing to hand on', () => {
  expect(lead('/nowhere?x=1', '/match/7')).toBe('/match/7');
});

test('the list is the same as long as day and filter are', () => {
  expect(isSameList(at('/?show=live'), at('/match/7?show=live'))).toBe(true);
  expect(isSameList(at('/match/8?show=live'), at('/match/7?show=live'))).toBe(true);
  expect(isSameList(at('/'), at('/match/7?show=live'))).toBe(false);
  expect(isSameList(at('/'), at('/nowhere'))).toBe(false);
});
