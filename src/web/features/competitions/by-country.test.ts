import { expect, test } from 'vitest';
import type { League } from '#contract/records/league.ts';
import { byCountry, finds } from './by-country.ts';

const league = (id: string, name: string, country: string, cc: string | null) =>
  ({ id, name, country: { id: country, name: country, cc } }) as unknown as League;
const LEAGUES = [
  league('1', 'Primera', 'Spain', 'es'),
  league('2', 'Champions Cup', 'Europe', null),
  league('3', 'Premier', 'England', 'en'),
  league('4', 'Série A', 'Brazil', 'br'),
  league('5', 'Championship', 'England', 'en'),
];
const names = (groups: ReturnType<typeof byCountry>) =>
  groups.map(({ country, leagues }) => [country?.name ?? null, leagues.map(({ id }) => id).join()]);

test('countries stand by name, the viewer’s own before all, what is above countries before the others', () => {
  expect(names(byCountry(LEAGUES, [], 'es'))).toEqual([
    ['Spain', '1'],
    ['Europe', '2'],
    ['Brazil', '4'],
    ['England', '3,5'],
  ]);
});

test('what was chosen stands first, once, in the order of choosing; what nobody knows does not', () => {
  expect(names(byCountry(LEAGUES, ['5', '1', '5', '99'], null))[0]).toEqual([null, '5,1']);
  expect(names(byCountry(LEAGUES, ['99'], null))[0]).toEqual(['Europe', '2']);
});

test('all words of a text are looked for in the names of competition and country, accents or not', () => {
  const found = (text: string) => LEAGUES.filter(finds(text)).map(({ id }) => id);
  expect(found('serie')).toEqual(['4']);
  expect(found('eng champ')).toEqual(['5']);
  expect(found(' ')).toHaveLength(5);
  expect(found('zzz')).toEqual([]);
});
