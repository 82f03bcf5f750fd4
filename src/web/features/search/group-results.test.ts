import { expect, test } from 'vitest';
import type { SearchResult } from '#web/settings/recent.ts';
import { en } from '#web/testing/words.ts';
import { closeness } from './closeness.ts';
import { groupResults } from './group-results.ts';
import { filterResults } from './local-results.ts';
import { searchFragments } from './search-fragments.ts';
import { resultAddress, toSearchResult } from './search-result.ts';
import { similarResults } from './similar-results.ts';

const resultOf = (name: string, changes: Partial<SearchResult> = {}): SearchResult => ({
  kind: 'team',
  id: name,
  name,
  about: null,
  cc: null,
  startdate: null,
  ...changes,
});
const names = (things: readonly SearchResult[]) => things.map(({ name }) => name);

test.each([
  ['Åland', 'aland', 0],
  ['Real Cimadevilla', 'real', 1],
  ['FC Łódź Północ', 'lodz', 2],
  ['Dario Mantovani', 'mantovani dario', 2],
  ['Villarreal', 'real', 3],
  ["L'Étoile d’Or", 'letoile dor', 0],
  ['Real Cimadevilla', 'sporting', null],
  ['Real Cimadevilla', ' – ', null],
])('ranks %s for “%s” as %s', (name, text, place) => {
  expect(closeness(name, text)).toBe(place);
});

test('sorts by closeness, keeps the order of equals, and puts the kind of the closest name first', () => {
  const groups = groupResults(
    [
      resultOf('Villarreal'),
      resultOf('Real Retiro'),
      resultOf('Real Pisuerga'),
      resultOf('Real', { kind: 'country' }),
      resultOf('Real Retiro vs Sevara', { kind: 'match' }),
      resultOf('Boreal Sports', { kind: 'tv' }),
    ],
    'real',
  );
  expect(groups.map(({ kind }) => kind)).toEqual(['country', 'team', 'match', 'tv']);
  expect(names(groups[1]?.things ?? [])).toEqual(['Real Retiro', 'Real Pisuerga', 'Villarreal']);
});

test('removes duplicates, keeping the most complete one', () => {
  const [group] = groupResults([resultOf('Sevara'), resultOf('Sevara', { about: 'Spain', cc: 'es' })], 'sev');
  expect(group?.things).toEqual([resultOf('Sevara', { about: 'Spain', cc: 'es' })]);
});

test('matches two letters at the beginning of words only, and three anywhere', () => {
  const things = [resultOf('AZ Haven'), resultOf('Brazil Nuts'), resultOf('Haven AZ')];
  expect(names(filterResults(things, 'az'))).toEqual(['AZ Haven', 'Haven AZ']);
  expect(names(filterResults(things, 'azi'))).toEqual(['Brazil Nuts']);
});

test.each([
  ['manchaster', 'Manchester Mineira'],
  ['mantovnai', 'Dario Mantovani'],
  ['premier leage', 'Premier League'],
  ['germnay', 'Germany'],
  ['knagrth', 'FC Knagarth'],
  ['olodz', 'FC Łódź'],
])('corrects “%s” to %s, and requests a correct fragment', (text, name) => {
  const things = [
    'Manchester Mineira',
    'Dario Mantovani',
    'Premier League',
    'Germany',
    'FC Knagarth',
    'FC Łódź',
  ];
  expect(
    names(
      similarResults(
        things.map((one) => resultOf(one)),
        text,
      ),
    ),
  ).toEqual([name]);
  expect(searchFragments(text, 3).some((piece) => closeness(name, piece) !== null)).toBe(true);
});

test('suggests nothing for an unrelated text', () => {
  expect(similarResults([resultOf('Germany'), resultOf('Romania')], 'xyzzy')).toEqual([]);
});

test('converts a hit to a result with spoken name and address', () => {
  const hit = { id: '7', type: '', cc: null, country_name: null, league_name: null, home: null, away: null };
  const player = toSearchResult('player', { ...hit, name: 'Mantovani, Dario', startdate: null }, en);
  expect(player.name).toBe('Dario Mantovani');
  expect(resultAddress(player)).toBe('/player/7');
  const league = toSearchResult(
    'league',
    { ...hit, name: 'Liga', country_name: 'Spain', startdate: null },
    en,
  );
  expect([league.about, resultAddress(league)]).toEqual(['Spain', '/competition/7']);
  const country = toSearchResult(
    'country',
    { ...hit, name: 'Spain', country_name: 'Spain', startdate: null },
    en,
  );
  expect(country.about).toBeNull();
});
