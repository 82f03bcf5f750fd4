import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { idInCountry } from '#service/world/country-ids.ts';
import { TEAM_NUMBERS } from '#service/world/teams/teams.ts';
import type { Transfer, Transfers } from '#service/world/transfers/transfers.ts';
import type { World } from '#service/world/world.ts';
import { type Figure, mean, percent } from './figure.ts';

const BIG_COUNTRIES = [1, 2, 3, 4, 5];
/** Brazil and Argentina, and other countries of South America, Africa and Europe whose best players go abroad. */
const GREAT_EXPORTERS = [40, 41];
const EXPORTERS = [6, 7, 29, 45, 47, 64, 65, 66, 67];
/** Instants (epoch seconds) at the end of the year's matches of national teams, and of seasons. */
const NOVEMBER = [2024, 2025].map((year) => dayOf(year, 11, 14) * DAY);
const MAY = [2025, 2026].map((year) => dayOf(year, 5, 10) * DAY);

/** Returns the transfers of each club of the big leagues in two seasons. */
function transfersOfBigLeagues(world: World): readonly Transfers[] {
  return MAY.flatMap((instant) =>
    BIG_COUNTRIES.flatMap((countryId) => {
      const league = world.competitions.find((each) => each.countryId === countryId && each.tier === 1);
      const clubs = world.seasonAt(league?.id ?? 0, instant)?.teams ?? [];
      return clubs.flatMap((id) => {
        const team = world.team(id);
        return team === null ? [] : [world.careers.transfers(team, instant)];
      });
    }),
  );
}

const isBetweenCountries = ({ from, to }: Transfer) => from.countryId !== to.countryId;

function percentAbroad(transfers: readonly Transfer[]): number {
  return percent(transfers.filter(isBetweenCountries).length, transfers.length);
}

/** Percent of the arrivals of the clubs of the big leagues that come from another country. */
function arrivalsFromAbroad(world: World): number {
  return percentAbroad(transfersOfBigLeagues(world).flatMap(({ arrivals }) => arrivals));
}

/** Percent of the players whom the clubs of the big leagues lend who go to another country. */
function loansAbroad(world: World): number {
  const departures = transfersOfBigLeagues(world).flatMap((club) => club.departures);
  return percentAbroad(departures.filter(({ kind }) => kind === 'loan'));
}

const MOVES: readonly Transfer['kind'][] = ['sale', 'loan'];
/** The last days of the windows of the big countries. */
const DEADLINE_DAYS = [dayOf(2025, 8, 31), dayOf(2026, 1, 31)];

/** Percent of the sales and loans inside the big countries that come on the last day of a window. */
function movesOnLastDay(world: World): number {
  const clubs = world.teams.filter(
    ({ kind, countryId }) => kind === 'club' && BIG_COUNTRIES.includes(countryId),
  );
  const days = clubs.flatMap((club) =>
    world.careers
      .transfers(club, MAY[1] ?? 0)
      .arrivals.filter(({ from, kind }) => from.countryId === club.countryId && MOVES.includes(kind))
      .map(({ day }) => day),
  );
  return percent(days.filter((day) => DEADLINE_DAYS.includes(day)).length, days.length);
}

/** Percent of the players of national squads who play in another country. */
function nationalsAbroad(world: World, countries: readonly number[]): number {
  const isAbroad = NOVEMBER.flatMap((instant) =>
    countries.flatMap((countryId) =>
      world.squad(idInCountry(countryId, TEAM_NUMBERS.national), instant).map(({ id }) => {
        const club = world.team(world.clubOf(id, instant) ?? 0);
        return club !== null && club.countryId !== countryId;
      }),
    ),
  );
  return percent(isAbroad.filter(Boolean).length, isAbroad.length);
}

/** Percent of foreigners in the squads of the women's leagues of the big countries. */
function foreignersInWomensLeagues(world: World): number {
  const clubs = world.teams.filter(
    ({ kind, countryId }) => kind === 'women' && BIG_COUNTRIES.includes(countryId),
  );
  const isForeigner = NOVEMBER.flatMap((instant) =>
    clubs.flatMap(({ id, countryId }) =>
      world.squad(id, instant).map((player) => player.countryId !== countryId),
    ),
  );
  return percent(isForeigner.filter(Boolean).length, isForeigner.length);
}

/** Returns the figures of the market between countries. */
export function tradeFigures(worlds: readonly World[]): readonly Figure[] {
  return [
    {
      name: 'Arrivals of the big leagues from abroad, %',
      real: '40 to 60',
      range: [40, 60],
      value: mean(worlds.map(arrivalsFromAbroad)),
    },
    {
      name: 'Loans of the big leagues to another country, %',
      real: '20 to 33',
      range: [20, 33],
      value: mean(worlds.map(loansAbroad)),
    },
    {
      name: 'Moves inside a country on the last day of a window, %',
      real: '10 to 15',
      range: [10, 15],
      value: mean(worlds.map(movesOnLastDay)),
    },
    {
      name: 'Brazil’s and Argentina’s squads abroad, %',
      real: '75 to 95',
      range: [70, 96],
      value: mean(worlds.map((world) => nationalsAbroad(world, GREAT_EXPORTERS))),
    },
    {
      name: 'Squads of other exporting nations abroad, %',
      real: '65 to 95',
      range: [65, 97],
      value: mean(worlds.map((world) => nationalsAbroad(world, EXPORTERS))),
    },
    {
      name: 'Foreigners in the big women’s leagues, %',
      real: '40 to 60',
      range: [40, 60],
      value: mean(worlds.map(foreignersInWomensLeagues)),
    },
  ];
}
