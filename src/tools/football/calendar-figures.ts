import { isInternationalDay } from '#service/world/calendar/call-up-periods.ts';
import { isChristmas } from '#service/world/calendar/christmas.ts';
import { dayOf, weekday } from '#service/world/calendar/days.ts';
import { zoneOffset } from '#service/world/calendar/local-time.ts';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { CONTINENTAL_CUPS } from '#service/world/catalogue/international.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import type { World } from '#service/world/world.ts';
import { type Figure, mean, percent } from './figure.ts';

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

/** Autumn, when leagues, cups and continents play in midweek, and how many days of it are looked at. */
const AUTUMN = dayOf(2026, 9, 14);
const AUTUMN_DAYS = 42;
const REST_SECONDS = 48 * 3600;

/** Returns how many of a thousand appearances come less than 48 hours after the team's last one. */
function tiredPerThousand(world: World): number {
  const lastKickOffs = new Map<number, number>();
  let appearances = 0;
  let tired = 0;
  for (let day = AUTUMN; day < AUTUMN + AUTUMN_DAYS; day += 1) {
    for (const { home, away, frame } of world.fixturesOn(day)) {
      for (const { id } of [home, away]) {
        appearances += 1;
        if (frame.kickOff - (lastKickOffs.get(id) ?? -Infinity) < REST_SECONDS) tired += 1;
        lastKickOffs.set(id, frame.kickOff);
      }
    }
  }
  return (1000 * tired) / appearances;
}

/** Spring, after the breaks of winter and before the last rounds. */
const SPRING = dayOf(2027, 4, 5);
const SPRING_DAYS = 42;

/** The summer's friendlies, and how many days of them are looked at. */
const SUMMER = dayOf(2026, 7, 20);
const SUMMER_DAYS = 7;

/** Returns the share of club friendlies among the matches of some days, international windows aside, in percent. */
function friendlyShare(world: World, from: number, dayCount: number): number {
  const days = Array.from({ length: dayCount }, (_, i) => from + i).filter((day) => !isInternationalDay(day));
  return shareOf(
    days.flatMap((day) => world.fixturesOn(day)),
    ({ competition }) => competition.kind === 'friendlies',
  );
}

/** Returns the league seasons of a year with a match of an earlier round after the last round has begun. */
function leaguesWithMatchAfterLastRound(world: World, year: number): readonly number[] {
  return world.competitions.flatMap(({ id, kind }) => {
    if (kind !== 'league') return [];
    const matches = world
      .fixturesOfSeason(seasonIdOf(year, id))
      .filter(({ frame }) => frame.kind === 'league');
    const lastWeek = Math.max(...matches.map(({ week }) => week));
    const end = Math.min(...matches.flatMap(({ week, frame }) => (week === lastWeek ? frame.kickOff : [])));
    return matches.some(({ week, frame }) => week < lastWeek && frame.kickOff >= end) ? id : [];
  });
}

/** Returns the figures of when and where cups are decided, and of the rest between matches. */
export function calendarFigures(worlds: readonly World[], years: readonly number[]): readonly Figure[] {
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
      name: 'Appearances within 48 hours, per 1,000',
      real: '0 to 1',
      range: [0, 2],
      // The first world is enough: calendars depend little on the seed.
      value: mean(worlds.slice(0, 1).map(tiredPerThousand)),
    },
    {
      name: 'Matches in Europe on 25 December where it is observed',
      real: '0',
      range: [0, 0],
      value: christmas.length,
    },
    {
      name: 'Club friendlies in autumn, % of matches',
      real: '1 to 3',
      range: [0, 3],
      value: mean(worlds.slice(0, 1).map((world) => friendlyShare(world, AUTUMN, AUTUMN_DAYS))),
    },
    {
      name: 'Club friendlies in spring, % of matches',
      real: '1 to 3',
      range: [0, 3],
      value: mean(worlds.slice(0, 1).map((world) => friendlyShare(world, SPRING, SPRING_DAYS))),
    },
    {
      name: 'Club friendlies in July, % of matches',
      real: '40',
      range: [30, 50],
      value: mean(worlds.slice(0, 1).map((world) => friendlyShare(world, SUMMER, SUMMER_DAYS))),
    },
    {
      name: 'Leagues with a match after their last round',
      real: '0',
      range: [0, 0],
      value: worlds.flatMap((world) => years.flatMap((year) => leaguesWithMatchAfterLastRound(world, year)))
        .length,
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
