import { expect, test } from 'vitest';
import { addressOfLink, isSameList } from './split-view.ts';

const at = (address: string) => new URL(address, 'http://x');
const lead = (from: string, to: string, fromList = true, isWide = true) =>
  addressOfLink({ from: at(from), to: at(to), fromList, isWide });

test('a match takes over the day and the filter of the list', () => {
  expect(lead('/?d=2026-11-20&show=live', '/match/7')).toBe('/match/7?d=2026-11-20&show=live');
  expect(lead('/match/7?show=live', '/match/8')).toBe('/match/8?show=live');
  expect(lead('/', '/match/7')).toBe('/match/7');
});

test('changing the day or the filter keeps the match open', () => {
  expect(lead('/match/7?show=live', '/?d=2026-11-20&show=live')).toBe('/match/7?d=2026-11-20&show=live');
  expect(lead('/match/7?show=live', '/')).toBe('/match/7');
});

test('a link to the scores outside the list closes the match', () => {
  expect(lead('/match/7?show=live', '/', false)).toBe('/');
  expect(lead('/match/7', '/?show=live', false)).toBe('/?show=live');
});

test('a page without a list passes nothing on', () => {
  expect(lead('/nowhere?x=1', '/match/7')).toBe('/match/7');
});

test('a match opens at the tab that is open; its summary counts as a tab', () => {
  expect(lead('/match/7/stats?show=live', '/match/8')).toBe('/match/8/stats?show=live');
  expect(lead('/match/7/stats', '/match/8/info')).toBe('/match/8/info');
  expect(lead('/match/7/stats?show=live', '/match/7', false)).toBe('/match/7?show=live');
  expect(lead('/match/7/stats', '/?show=live')).toBe('/match/7/stats?show=live');
  expect(lead('/match/7/nonsense', '/match/8')).toBe('/match/8');
});

test('without room for the list only the tabs of a match take over its query', () => {
  const leadOnPhone = (from: string, to: string) => lead(from, to, false, false);
  const rewound = '?at=2026-11-21T15:42Z';
  expect(leadOnPhone(`/match/7${rewound}`, '/match/7/stats')).toBe(`/match/7/stats${rewound}`);
  expect(leadOnPhone(`/match/7/stats${rewound}`, '/match/7')).toBe(`/match/7${rewound}`);
  expect(leadOnPhone(`/match/7${rewound}`, '/match/8')).toBe('/match/8');
  expect(leadOnPhone('/?show=live', '/match/7')).toBe('/match/7');
  expect(leadOnPhone(`/${rewound}`, '/?show=live')).toBe('/?show=live');
});

test('the list stays the same while day and filter are the same and the match is in the split view', () => {
  const step = (address: string, inPanel = true) => ({ address: at(address), inPanel });
  expect(isSameList(step('/?show=live', false), step('/match/7?show=live'))).toBe(true);
  expect(isSameList(step('/match/8?show=live'), step('/match/7/stats?show=live'))).toBe(true);
  expect(isSameList(step('/'), step('/match/7?show=live'))).toBe(false);
  expect(isSameList(step('/'), step('/match/7', false))).toBe(false);
  expect(isSameList(step('/'), step('/nowhere'))).toBe(false);
});
