import { expect, test } from 'vitest';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { de, en } from '#web/testing/words.ts';
import { competitionsByCountry, matchesText } from './by-country.ts';

const EUROPE = { id: '1', name: 'Europe' };
const AMERICA = { id: '2', name: 'South America' };
const league = (id: string, name: string, country: string, cc: string | null, continent = EUROPE) =>
  sampleLeague(id, { name, country: { id: country, name: country, cc }, continent });
const LEAGUES = [
  league('1', 'Primera', 'Spain', 'es'),
  league('2', 'Champions Cup', 'Europe', null),
  league('3', 'Premier', 'England', 'en'),
  league('4', 'Série A', 'Brazil', 'br', AMERICA),
  league('5', 'Championship', 'England', 'en'),
];
const names = (groups: ReturnType<typeof competitionsByCountry>) =>
  groups
    .filter(({ kind }) => kind !== 'popular')
    .map(({ country, leagues }) => [country?.name ?? null, leagues.map(({ id }) => id).join()]);

test('sorts countries by name, with the viewer’s own first and international competitions next', () => {
  expect(names(competitionsByCountry(LEAGUES, [], 'es', en))).toEqual([
    ['Spain', '1'],
    ['Europe', '2'],
    ['Brazil', '4'],
    ['England', '3,5'],
  ]);
});

test('sorts countries by the names that the viewer reads', () => {
  const countries = [
    league('1', 'Bundesliga', 'Austria', 'at'),
    league('2', 'First Division', 'Norway', 'no'),
  ];
  const german = competitionsByCountry([...countries, ...LEAGUES], [], null, de);
  expect(names(german).map(([name]) => name)).toEqual([
    'Europe',
    'Brazil',
    'England',
    'Norway',
    'Austria',
    'Spain',
  ]);
});

test('puts pinned competitions first, once, in the order of choosing, and skips unknown ids', () => {
  expect(names(competitionsByCountry(LEAGUES, ['5', '1', '5', '99'], null, en))[0]).toEqual([null, '5,1']);
  expect(names(competitionsByCountry(LEAGUES, ['99'], null, en))[0]).toEqual(['Europe', '2']);
});

test('lists the viewer’s league, the competitions of its continent, then popular leagues', () => {
  const popular = (viewerCountry: string | null, ...more: readonly ReturnType<typeof league>[]) =>
    competitionsByCountry([...LEAGUES, ...more], [], viewerCountry, en)
      .find(({ kind }) => kind === 'popular')
      ?.leagues.map(({ id }) => id)
      .join();
  expect(popular('es')).toBe('1,2,3,4');
  expect(popular('br')).toBe('4,3,1');
  expect(popular(null)).toBe('3,1,4');
  const youth = { ...league('6', 'Premier Youth Division', 'Andorra', 'ad'), is_amateur: true };
  expect(popular('ad', youth)).toBe('2,3,1,4');
});

test('matches all words of a text in the names of competition and country, ignoring accents', () => {
  const matching = (text: string) => LEAGUES.filter(matchesText(text, en)).map(({ id }) => id);
  expect(matching('serie')).toEqual(['4']);
  expect(matching('eng champ')).toEqual(['5']);
  expect(matching(' ')).toHaveLength(5);
  expect(matching('zzz')).toEqual([]);
});

test('finds a competition by its name in the language of the page, and by its own', () => {
  const language = { ...de, competitionNames: { 1: 'Pokal der Meister' } };
  const cup = league('1', 'Champions Cup', 'Germany', 'de');
  for (const text of ['pokal', 'champions', 'deutschland', 'germany'])
    expect(matchesText(text, language)(cup)).toBe(true);
  expect(matchesText('pokal', en)(cup)).toBe(false);
});
