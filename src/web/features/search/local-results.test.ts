import { expect, test } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { en } from '#web/testing/words.ts';
import { favouriteOfResult, filterResults, resultOfFavourite, resultsOfMatches } from './local-results.ts';

const result = (kind: SearchResult['kind'], about: string | null = null): SearchResult => ({
  kind,
  id: '7',
  name: 'Alton',
  about,
  cc: 'en',
  startdate: null,
});

test.each([
  ['team', { kind: 'team', name: 'Alton', img: '/img/teams/7' }],
  ['player', { kind: 'player', name: 'Alton', img: '/img/players/7' }],
  ['match', { kind: 'match', name: 'Alton', img: null }],
  ['league', { kind: 'competition', name: 'England Alton', img: '/img/countries/en' }],
] as const)('a result of the kind %s can be followed, and is the same result again', (kind, favourite) => {
  const followed = favouriteOfResult(result(kind, 'England'));
  expect(followed).toEqual({ ...favourite, id: '7' });
  expect(followed && resultOfFavourite(followed)).toMatchObject({ kind, id: '7' });
});

test('a place or a channel cannot be followed', () => {
  for (const kind of ['country', 'continent', 'tv'] as const)
    expect(favouriteOfResult(result(kind))).toBeNull();
});

test('a player is found by the nickname and by the registered name', () => {
  const player = { ...result('player'), name: 'Tekito', otherName: 'Sergeo Blázco' };
  expect(['teki', 'blazco', 'sergeo bl', 'osei'].map((text) => filterResults([player], text).length)).toEqual(
    [1, 1, 1, 0],
  );
});

test('a competition is found by its name in the language of the page, and by the English one', () => {
  const match = sampleMatch(7, { league: { id: '3', name: 'Champions Cup' } });
  const results = resultsOfMatches([match], { ...en, competitionNames: { 3: 'Pokal der Meister' } });
  for (const text of ['pokal', 'champions'])
    expect(filterResults(results, text).map(({ name }) => name)).toEqual(['Pokal der Meister']);
});
