import { attendance } from '#service/answer/attendance.ts';
import { createPositions } from '#service/answer/positions.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { competitionIdIn } from '#service/world/country-ids.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { COMPETITION_NUMBERS } from '#service/world/seasons/competition.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import { createWorld, type World } from '#service/world/world.ts';
import { type Figure, mean } from './figure.ts';

const [ENGLAND, GERMANY] = [1, 3] as const;
const CATALOGUE = ALL_COUNTRIES.filter(({ id }) => id === ENGLAND || id === GERMANY);
const YEAR = 2025;
const SECOND_TIER = 1;

/** A league match with its crowd in thousands. */
interface Crowd {
  readonly fixture: Fixture;
  readonly thousands: number;
  /** Places of home and away before the match, 0 at the start of a season. */
  readonly places: readonly [number, number];
}

function crowdsOf(worlds: readonly World[], country: number, n: number): readonly Crowd[] {
  return worlds.flatMap((world) => {
    const positions = createPositions(world);
    return world.fixturesOfSeason(seasonIdOf(YEAR, competitionIdIn(country, n))).map((fixture) => {
      const places = positions(fixture, fixture.frame.kickOff);
      const capacity = world.venue(fixture.venueId ?? 0)?.capacity ?? 0;
      return { fixture, places, thousands: attendance(fixture, capacity, places[0]) / 1000 };
    });
  });
}

function average(crowds: readonly Crowd[]): number {
  return mean(crowds.map(({ thousands }) => thousands));
}

/** Returns how much larger the crowds of some matches are than those of the others at the same grounds, in percent. */
function difference(crowds: readonly Crowd[], isChosen: (crowd: Crowd) => boolean): number {
  const usual = new Map<number, number>();
  for (const [venue, own] of Map.groupBy(crowds, ({ fixture }) => fixture.venueId ?? 0))
    usual.set(venue, average(own));
  const level = (some: readonly Crowd[]): number =>
    mean(some.map(({ fixture, thousands }) => thousands / (usual.get(fixture.venueId ?? 0) ?? 1)));
  return 100 * (level(crowds.filter(isChosen)) / level(crowds.filter((crowd) => !isChosen(crowd))) - 1);
}

function isWeekend({ fixture: { frame } }: Crowd): boolean {
  const weekday = new Date(frame.kickOff * 1000).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Returns the figures of crowds. */
export function attendanceFigures(seeds: readonly number[]): readonly Figure[] {
  const worlds = seeds.map((seed) => createWorld(seed, CATALOGUE));
  const thousands = (
    name: string,
    real: string,
    range: Figure['range'],
    [country, n]: readonly [number, number],
  ): Figure => ({
    name: `Crowd, thousands: ${name}`,
    real,
    range,
    value: average(crowdsOf(worlds, country, n)),
  });
  const secondTier = crowdsOf(worlds, ENGLAND, SECOND_TIER);
  return [
    thousands('England, first tier', '38.5', [35, 42], [ENGLAND, 0]),
    thousands('England, second', '20', [17, 23], [ENGLAND, SECOND_TIER]),
    thousands('England, third', '9.5', [7.5, 11.5], [ENGLAND, 2]),
    thousands('England, fourth', '5.9', [4.2, 7], [ENGLAND, 3]),
    thousands('Germany, second tier', '28', [17, 30], [GERMANY, SECOND_TIER]),
    thousands('England, women', '7', [5, 8.5], [ENGLAND, COMPETITION_NUMBERS.women]),
    thousands('England, youth', '0.6', [0.3, 0.9], [ENGLAND, COMPETITION_NUMBERS.youth]),
    thousands('England, reserves', '0.5', [0.3, 0.8], [ENGLAND, COMPETITION_NUMBERS.reserves]),
    {
      name: 'Crowd at weekends against other days, % of change',
      real: '5 to 12',
      range: [4, 14],
      value: difference(secondTier, isWeekend),
    },
    {
      name: 'Crowd of the first three of a table, % of change',
      real: '5 to 10',
      range: [4, 14],
      value: difference(secondTier, ({ places }) => places[0] > 0 && places[0] <= 3),
    },
    {
      name: 'Crowd against stronger visitors, % of change',
      real: '5 to 15',
      range: [4, 16],
      value: difference(secondTier, ({ fixture: { frame } }) => frame.ratings[1] > frame.ratings[0]),
    },
  ];
}
