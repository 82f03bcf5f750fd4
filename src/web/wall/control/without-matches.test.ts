import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { isTableOf, withoutMatches } from './without-matches.ts';

const IDS = new Set(['2']);

test('matches leave lists and leave null elsewhere, however deep they are', () => {
  const [one, two] = [sampleMatch(1), sampleMatch(2)];
  const days = [
    { day: '2026-11-21', matches: [one, two] },
    { day: '2026-11-22', next: two },
  ];
  expect(withoutMatches({ data: [one, two], meta: { dropped: 0 }, days }, IDS)).toEqual({
    data: [one],
    meta: { dropped: 0 },
    days: [
      { day: '2026-11-21', matches: [one] },
      { day: '2026-11-22', next: null },
    ],
  });
});

test('a team, a channel or a competition of the same number stays', () => {
  const data = [
    { id: '2', name: 'Sports One' },
    { ...sampleMatch(1), league: { id: '2' } },
  ];
  expect(withoutMatches(data, IDS)).toBe(data);
});

test('what has none of them is the same object', () => {
  const data = { data: [sampleMatch(1), { inside: [sampleMatch(3)] }] };
  expect(withoutMatches(data, IDS)).toBe(data);
});

test('the tables of a season differ from other records of it', () => {
  const seasons = new Set(['5']);
  expect(isTableOf({ season_id: '5', tables: [] }, seasons)).toBe(true);
  expect(isTableOf({ season_id: '6', tables: [] }, seasons)).toBe(false);
  for (const data of [{ season_id: '5' }, [], null]) expect(isTableOf(data, seasons)).toBe(false);
});
