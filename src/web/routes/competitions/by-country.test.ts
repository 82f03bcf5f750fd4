import { expect, test } from 'vitest';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { competitionsByCountry, matchesText } from './by-country.ts';

const league = (id: string, name: string, country: string, cc: string | null) =>
  sampleLeague(id, { name, country: { id: country, name: country, cc } });
const LEAGUES = [
  league('1', 'Primera', 'Spain', 'es'),
  league('2', 'Champions Cup', 'Europe', null),
  league('3', 'Premier', 'England', 'en'),
  league('4', 'Série A', 'Brazil', 'br'),
  league('5', 'Championship', 'England', 'en'),
];
const names = (groups: ReturnType<typeof competitionsByCountry>) =>
  groups.map(({ country, leagues }) => [country?.name ?? null, leagues.map(({ id }) => id).join()]);

test('sorts countries by name, with the viewer’s own first and international competitions next', () => {
  expect(names(competitionsByCountry(LEAGUES, [], 'es'))).toEqual([
    ['Spain', '1'],
    ['Europe', '2'],
    ['Brazil', '4'],
    ['England', '3,5'],
  ]);
});

test('puts pinned competitions first, once, in the order of choosing, and skips unknown ids', () => {
  expect(names(competitionsByCountry(LEAGUES, ['5', '1', '5', '99'], null))[0]).toEqual([null, '5,1']);
  expect(names(competitionsByCountry(LEAGUES, ['99'], null))[0]).toEqual(['Europe', '2']);
});

test('matches all words of a text in the names of competition and country, ignoring accents', () => {
  const matching = (text: string) => LEAGUES.filter(matchesText(text)).map(({ id }) => id);
  expect(matching('serie')).toEqual(['4']);
  expect(matching('eng champ')).toEqual(['5']);
  expect(matching(' ')).toHaveLength(5);
  expect(matching('zzz')).toEqual([]);
});
