import { isChristmas } from '#service/world/calendar/christmas.ts';
import { dayOf, weekday } from '#service/world/calendar/days.ts';
import { zoneOffset } from '#service/world/calendar/local-time.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { CONTINENTAL_CUPS } from '#service/world/catalogue/international.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { seasonIdOf } from '#service/world/season.ts';
import { createWorld, type World } from '#service/world/world.ts';
import { type Figure, percent } from './figure.ts';

const SATURDAY = 6;
const SUNDAY = 0;
const DAY_MINUTES = 1_440;
const EUROPE = 2;
/** Countries whose cups are looked at, big and small, by both calendars. */
const CUP_COUNTRIES = [1, 2, 3, 4, 5, 10, 20, 40, 60];

/** Returns the last match of a season. */
function finalOf(world: World, competition: number, year: number): readonly Fixture[] {
  return world.fixturesOfSeason(seasonIdOf(year, competition)).slice(-1);
}

function isOnWeekend({ frame, home }: Fixture): boolean {
  const zone = ALL_COUNTRIES.find(({ id }) => id === home.countryId)?.zone ?? 'UTC';
  const minute = Math.floor(frame.kickOff / 60);
  const day = Math.floor((minute + zoneOffset(zone, Math.floor(minute / DAY_MINUTES))) / DAY_MINUTES);
  return [SATURDAY, SUNDAY].includes(weekday(day));
}

const shareOf = (fixtures: readonly Fixture[], test: (fixture: Fixture) => boolean) =>
  percent(fixtures.filter(test).length, fixtures.length);

/** Returns the figures of when and where cups are decided. */
export function calendarFigures(seeds: readonly number[], years: readonly number[]): readonly Figure[] {
  const worlds = seeds.map((seed) => createWorld(seed));
  const domestic = worlds.flatMap((world) =>
    CUP_COUNTRIES.flatMap((country) => years.flatMap((year) => finalOf(world, country * 10 + 4, year))),
  );
  const european = worlds.flatMap((world) =>
    CONTINENTAL_CUPS.filter(({ continent }) => continent === EUROPE).flatMap(({ id }) =>
      years.flatMap((year) => finalOf(world, id, year)),
    ),
  );
  const christmas = worlds.flatMap((world) =>
    years.flatMap((year) =>
      world.fixturesOn(dayOf(year, 12, 25)).filter(({ home, competition }) => {
        const country = world.country(home.countryId);
        return (
          competition.kind !== 'friendlies' && country !== null && isChristmas(country, dayOf(year, 12, 25))
        );
      }),
    ),
  );
  return [
    {
      name: 'Matches in Europe on 25 December where it is observed',
      real: '0',
      range: [0, 0],
      value: christmas.length,
    },
    {
      name: 'Domestic cup finals at a weekend, %',
      real: '90 to 95',
      range: [85, 100],
      value: shareOf(domestic, isOnWeekend),
    },
    {
      name: 'European cup finals at a weekend, %',
      real: '33 to 100',
      range: [50, 100],
      value: shareOf(european, isOnWeekend),
    },
    {
      name: 'Cup finals at a national stadium, %',
      real: '60 to 90',
      range: [100, 100],
      value: shareOf([...domestic, ...european], ({ venueId }) => venueId !== null),
    },
  ];
}
