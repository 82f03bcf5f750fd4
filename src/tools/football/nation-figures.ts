import { NATIONAL_REGIONS } from '#service/world/catalogue/international.ts';
import type { World } from '#service/world/world.ts';
import { type Figure, mean, percent } from './figure.ts';

const CHAMPIONS_CUP = 911;
const YEARS = Array.from({ length: 11 }, (_, i) => 2015 + i);
/** Countries below this strength have small leagues. */
const MAX_SMALL_STRENGTH = 80;
/** Nations of a region that are expected to win its cup. */
const GREAT_NATIONS = 6;

/** Returns the countries of the winners of a competition in all years in which it was played. */
function winningCountries(world: World, competitionId: number): readonly number[] {
  const competition = world.competition(competitionId);
  if (competition === null) return [];
  return YEARS.flatMap((year) => {
    const winner = world.winners.of(competition, year);
    return winner === null ? [] : (world.team(winner)?.countryId ?? []);
  });
}

/** Percent of the Champions Cups of Europe that clubs of small leagues win. */
function cupsOfSmallLeagues(world: World): number {
  const countries = winningCountries(world, CHAMPIONS_CUP);
  const isSmall = (id: number) => (world.country(id)?.strength ?? 0) < MAX_SMALL_STRENGTH;
  return percent(countries.filter(isSmall).length, countries.length);
}

/** Percent of the nations cups that one of the strongest nations of the region wins. */
function cupsOfGreatNations(world: World): number {
  const wins = NATIONAL_REGIONS.filter(({ side }) => side === 'national').flatMap(({ continents, cup }) => {
    const great = world.countries
      .filter(({ continent }) => continents.includes(continent))
      .sort((a, b) => b.strength - a.strength)
      .slice(0, GREAT_NATIONS)
      .map(({ id }) => id);
    return winningCountries(world, cup).map((id) => great.includes(id));
  });
  return percent(wins.filter(Boolean).length, wins.length);
}

/** Returns the figures of continental cups and nations cups. */
export function nationFigures(worlds: readonly World[]): readonly Figure[] {
  return [
    {
      name: 'Champions Cups of Europe won by small leagues, %',
      real: '0 to 7',
      range: [0, 9],
      value: mean(worlds.map(cupsOfSmallLeagues)),
    },
    {
      name: 'Nations cups won by a great nation, %',
      real: '80 to 90',
      range: [68, 95],
      value: mean(worlds.map(cupsOfGreatNations)),
    },
  ];
}
