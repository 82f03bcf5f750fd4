import { expect, test } from 'vitest';
import type { Thing } from '#web/settings/recent.ts';
import { en } from '#web/words/en.ts';
import { closeness } from './closeness.ts';
import { grouped } from './groups.ts';
import { amongKnown } from './known.ts';
import { nearly } from './nearly.ts';
import { pieces } from './pieces.ts';
import { addressOf, thingOf } from './thing.ts';

const thing = (name: string, told: Partial<Thing> = {}): Thing => ({
  kind: 'team',
  id: name,
  name,
  about: null,
  cc: null,
  startdate: null,
  ...told,
});
const names = (things: readonly Thing[]) => things.map(({ name }) => name);

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
  const groups = grouped(
    [
      thing('Villarreal'),
      thing('Real Retiro'),
      thing('Real Pisuerga'),
      thing('Real', { kind: 'country' }),
      thing('Real Retiro vs Sevara', { kind: 'match' }),
      thing('Boreal Sports', { kind: 'tv' }),
    ],
    'real',
  );
  expect(groups.map(({ kind }) => kind)).toEqual(['country', 'team', 'match', 'tv']);
  expect(names(groups[1]?.things ?? [])).toEqual(['Real Retiro', 'Real Pisuerga', 'Villarreal']);
});

test('removes duplicates, keeping the most complete one', () => {
  const [group] = grouped([thing('Sevara'), thing('Sevara', { about: 'Spain', cc: 'es' })], 'sev');
  expect(group?.things).toEqual([thing('Sevara', { about: 'Spain', cc: 'es' })]);
});

test('matches two letters at the beginning of words only, and three anywhere', () => {
  const things = [thing('AZ Haven'), thing('Brazil Nuts'), thing('Haven AZ')];
  expect(names(amongKnown(things, 'az'))).toEqual(['AZ Haven', 'Haven AZ']);
  expect(names(amongKnown(things, 'azi'))).toEqual(['Brazil Nuts']);
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
      nearly(
        things.map((one) => thing(one)),
        text,
      ),
    ),
  ).toEqual([name]);
  expect(pieces(text, 3).some((piece) => closeness(name, piece) !== null)).toBe(true);
});

test('suggests nothing for an unrelated text', () => {
  expect(nearly([thing('Germany'), thing('Romania')], 'xyzzy')).toEqual([]);
});

test('converts a hit to a result with spoken name and address', () => {
  const hit = { id: '7', type: '', cc: null, country_name: null, league_name: null, home: null, away: null };
  const player = thingOf('player', { ...hit, name: 'Mantovani, Dario', startdate: null }, en);
  expect(player.name).toBe('Dario Mantovani');
  expect(addressOf(player)).toBe('/player/7');
  const league = thingOf('league', { ...hit, name: 'Liga', country_name: 'Spain', startdate: null }, en);
  expect([league.about, addressOf(league)]).toEqual(['Spain', '/competition/7']);
  const country = thingOf('country', { ...hit, name: 'Spain', country_name: 'Spain', startdate: null }, en);
  expect(country.about).toBeNull();
});
