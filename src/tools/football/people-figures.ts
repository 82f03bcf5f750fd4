import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { ALL_NAMES } from '#service/world/catalogue/all-names.ts';
import { idInCountry } from '#service/world/country-ids.ts';
import { panelOf } from '#service/world/people/referees.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { World } from '#service/world/world.ts';
import { type Figure, mean, percent } from './figure.ts';

/** Percent of the referees of men's leagues whose given name only women have. */
function womenAmongReferees(world: World): number {
  const referees = world.countries.flatMap((country) => {
    const names = ALL_NAMES[country.people[0]?.[0] ?? ''];
    return Array.from({ length: panelOf(country).men }, (_, n) => {
      const given = world.referee(idInCountry(country.id, n + 1))?.firstName ?? '';
      return names?.women.includes(given) === true && !names.men.includes(given);
    });
  });
  return percent(referees.filter(Boolean).length, referees.length);
}

/** Percent of grounds with the name of their city or club. */
function groundsOfCities(world: World): number {
  const clubs = world.teams.filter(({ kind }) => kind === 'club');
  const isOfCity = clubs.map(({ venueId, city, name }) => {
    const ground = world.venue(venueId ?? 0)?.name ?? '';
    return ground.includes(city ?? '') || ground.includes(name);
  });
  return percent(isOfCity.filter(Boolean).length, clubs.length);
}

/** Squads of these countries, 600 clubs, are enough. */
const LAST_SAMPLE_COUNTRY = 12;
const BIG_COUNTRIES = [1, 2, 3, 4, 5];
/** Begin and end of the leagues' season in the big countries, epoch seconds. */
const AUTUMN_SECONDS = dayOf(2025, 11, 21) * DAY;
const SEASON_SECONDS = [dayOf(2025, 8, 10) * DAY, dayOf(2026, 5, 10) * DAY] as const;

function bigClubs(world: World): readonly Team[] {
  return world.teams.filter(({ kind, countryId }) => kind === 'club' && BIG_COUNTRIES.includes(countryId));
}

/** Percent of the clubs of the big countries that part with their coach during a season. */
function coachesDismissed(world: World): number {
  const clubs = bigClubs(world);
  const [from, to] = SEASON_SECONDS;
  return percent(
    clubs.filter(({ id }) => world.coachOf(id, from) !== world.coachOf(id, to)).length,
    clubs.length,
  );
}

/** Percent of the clubs in which two players have the same family name. */
function clubsWithNamesakes(world: World): number {
  const clubs = world.teams.filter(
    ({ kind, countryId }) => kind === 'club' && countryId <= LAST_SAMPLE_COUNTRY,
  );
  const squads = clubs.map(({ id }) => world.squad(id, AUTUMN_SECONDS));
  const repeats = squads.filter(
    (squad) => new Set(squad.map(({ lastName }) => lastName)).size < squad.length,
  );
  return percent(repeats.length, squads.length);
}

/** Arrivals of the clubs of the big countries in a season. */
function arrivalsOf(world: World): { readonly ofClub: number; readonly loanPercent: number } {
  const clubs = bigClubs(world);
  const [, to] = SEASON_SECONDS;
  const arrivals = clubs.flatMap((club) => world.careers.transfers(club, to).arrivals);
  const loans = arrivals.filter(({ kind }) => kind === 'loan');
  return { ofClub: arrivals.length / clubs.length, loanPercent: percent(loans.length, arrivals.length) };
}

/** Returns the clubs of the big leagues in autumn, with their country. */
function clubsOfBigLeagues(world: World) {
  return BIG_COUNTRIES.flatMap((countryId) => {
    const league = world.competitions.find((each) => each.countryId === countryId && each.tier === 1);
    const clubs = world.seasonAt(league?.id ?? 0, AUTUMN_SECONDS)?.teams ?? [];
    return clubs.map((id) => ({ id, countryId }));
  });
}

/** Injured players of a club of the big leagues in mid-season. */
function injuredOfClub(world: World): number {
  return mean(clubsOfBigLeagues(world).map(({ id }) => world.sidelined(id, AUTUMN_SECONDS).injuries.length));
}

/** Percent of foreigners in the squads of the big leagues. */
function foreignersInBigLeagues(world: World): number {
  const players = clubsOfBigLeagues(world).flatMap(({ id, countryId }) =>
    world.squad(id, AUTUMN_SECONDS).map((player) => player.countryId !== countryId),
  );
  return percent(players.filter(Boolean).length, players.length);
}

/** Returns the figures of players, coaches and referees. */
export function peopleFigures(worlds: readonly World[]): readonly Figure[] {
  const arrivals = worlds.map(arrivalsOf);
  return [
    {
      name: 'Women among the referees of men’s leagues, %',
      real: '1 to 3',
      range: [1, 3],
      value: mean(worlds.map(womenAmongReferees)),
    },
    {
      name: 'Clubs that part with their coach in mid-season, %',
      real: '40 to 45',
      range: [35, 45],
      value: mean(worlds.map(coachesDismissed)),
    },
    {
      name: 'Clubs with two players of one family name, %',
      real: '15 to 25',
      range: [15, 25],
      value: mean(worlds.map(clubsWithNamesakes)),
    },
    {
      name: 'Foreigners in the big leagues, %',
      real: '41 to 66',
      range: [40, 66],
      value: mean(worlds.map(foreignersInBigLeagues)),
    },
    {
      name: 'Injured players of a club in mid-season',
      real: '4 to 6',
      range: [4, 6],
      value: mean(worlds.map(injuredOfClub)),
    },
    {
      name: 'Arrivals of a club in a season',
      real: '8 to 12',
      range: [8, 12],
      value: mean(arrivals.map(({ ofClub }) => ofClub)),
    },
    {
      name: 'Loans among the arrivals, %',
      real: '20 to 25',
      range: [20, 25],
      value: mean(arrivals.map(({ loanPercent }) => loanPercent)),
    },
    {
      name: 'Grounds named after their city or club, %',
      real: '20 to 35',
      range: [15, 40],
      value: mean(worlds.map(groundsOfCities)),
    },
  ];
}
