import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { localInstant } from '#service/world/calendar/local-time.ts';
import { isQualifyingSeason } from '#service/world/calendar/nations-years.ts';
import { windowsOf } from '#service/world/calendar/windows.ts';
import { NATIONAL_REGIONS, type NationalRegionEntry } from '#service/world/catalogue/international.ts';
import { countryIdOf, idInCountry } from '#service/world/country-ids.ts';
import { finalTable } from '#service/world/leagues/final-table.ts';
import { leagueSeason } from '#service/world/leagues/league-season.ts';
import type { LeagueSeason } from '#service/world/leagues/league-season-type.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import { TEAM_NUMBERS } from '#service/world/teams/teams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Teams of a division; the lowest takes the rest. */
const DIVISION_SIZE = 9;
export const TEAMS_MOVING = 2;

/** Divisions of national teams, season by season; they rest while qualifiers for the World Cup are played. */
export interface Nations {
  /** Returns the team ids of each division of a region; null before 2015. */
  divisions(region: NationalRegionEntry, year: number): readonly (readonly number[])[] | null;
  /** Returns all teams of a region, best first, by the final tables of a season; by strength before 2015. */
  ranking(region: NationalRegionEntry, year: number): readonly number[];
  league(competitionId: number, year: number): LeagueSeason | null;
}

export function regionOf(competitionId: number): NationalRegionEntry | null {
  return NATIONAL_REGIONS.find((region) => region.divisions.includes(competitionId)) ?? null;
}

/**
 * A matchday of national teams. A season has ten, two in each window from September to June. Each division
 * plays on one day before and one after the window's Sunday, so that teams rest.
 */
export interface Matchday {
  /** Saturday of the window. */
  readonly saturday: number;
  readonly isSecond: boolean;
}

/** Returns the ten matchdays of the season that starts in `year`. */
export function matchdays(year: number): readonly Matchday[] {
  const [, , september = 0, october = 0, november = 0] = windowsOf(year);
  const [march = 0, june = 0] = windowsOf(year + 1);
  return [september, october, november, march, june].flatMap((saturday) => [
    { saturday, isSecond: false },
    { saturday, isSecond: true },
  ]);
}

/** Local kick-offs of internationals, minutes of the day. */
const EVENING_MINUTES = [18 * 60, 20 * 60 + 45, 20 * 60] as const;

/** Returns the kick-off (epoch seconds) at a home team on a matchday; `turn` 0 to 2 is the division's day. */
export function internationalKickOff(
  worldIndex: WorldIndex,
  home: number,
  day: Matchday,
  turn: number,
  slot: number,
): number {
  const zone = worldIndex.country(countryIdOf(home))?.zone ?? 'UTC';
  const local = day.saturday + (day.isSecond ? 1 : -2) + (turn % 3);
  return localInstant(zone, local, EVENING_MINUTES[slot % EVENING_MINUTES.length] ?? 1200);
}

/** Returns the release of a season's fixture list, epoch seconds. */
export function nationsOpen(year: number): number {
  return dayOf(year, 7, 15) * DAY;
}

export function createNations(worldIndex: WorldIndex): Nations {
  const seasonsByRegion = new Map<number, (readonly (readonly number[])[])[]>();

  const teamsByStrength = (region: NationalRegionEntry): readonly number[] =>
    worldIndex.countries
      .filter((country) => region.continents.includes(country.continent))
      .sort((a, b) => b.strength - a.strength || a.id - b.id)
      .map((country) => idInCountry(country.id, TEAM_NUMBERS.national));

  const season = (
    region: NationalRegionEntry,
    division: number,
    members: readonly number[],
    year: number,
  ) => {
    const competition = worldIndex.competition(region.divisions[division] ?? 0);
    // Small divisions play home and away.
    return competition === null
      ? null
      : leagueSeason(worldIndex, competition, year, members, members.length <= 6 ? 2 : 1);
  };

  const orders = (region: NationalRegionEntry, divisions: readonly (readonly number[])[], year: number) =>
    divisions.map((members, division) => {
      const league = season(region, division, members, year);
      return league === null ? members : finalTable(worldIndex, league).map((line) => line.team);
    });

  const moveTeams = (before: readonly (readonly number[])[]): readonly (readonly number[])[] => {
    const after = before.map((members) => [...members]);
    for (let division = 0; division + 1 < before.length; division += 1) {
      const upper = before[division] ?? [];
      const lower = before[division + 1] ?? [];
      after[division] = (after[division] ?? []).filter((team) => !upper.slice(-TEAMS_MOVING).includes(team));
      after[division]?.push(...lower.slice(0, TEAMS_MOVING));
      after[division + 1] = (after[division + 1] ?? []).filter(
        (team) => !lower.slice(0, TEAMS_MOVING).includes(team),
      );
      after[division + 1]?.unshift(...upper.slice(-TEAMS_MOVING));
    }
    return after;
  };

  const divisions = (region: NationalRegionEntry, year: number): readonly (readonly number[])[] | null => {
    if (year < FIRST_SEASON) return null;
    let seasons = seasonsByRegion.get(region.cup);
    if (seasons === undefined) {
      const all = teamsByStrength(region);
      seasons = [
        region.divisions.map((_, i) =>
          all.slice(
            i * DIVISION_SIZE,
            i === region.divisions.length - 1 ? undefined : (i + 1) * DIVISION_SIZE,
          ),
        ),
      ];
      seasonsByRegion.set(region.cup, seasons);
    }
    for (let last = seasons.at(-1); seasons.length <= year - FIRST_SEASON; last = seasons.at(-1)) {
      const lastYear = FIRST_SEASON + seasons.length - 1;
      const before = last ?? [];
      seasons.push(
        isQualifyingSeason(region.side, lastYear) ? before : moveTeams(orders(region, before, lastYear)),
      );
    }
    return seasons[year - FIRST_SEASON] ?? null;
  };

  return {
    divisions,
    ranking: (region, year) => {
      const members = divisions(region, year);
      return members === null ? teamsByStrength(region) : orders(region, members, year).flat();
    },
    league: (competitionId, year) => {
      const region = regionOf(competitionId);
      const division = region?.divisions.indexOf(competitionId) ?? -1;
      const members = region === null ? undefined : divisions(region, year)?.[division];
      if (
        region === null ||
        members === undefined ||
        members.length < 2 ||
        isQualifyingSeason(region.side, year)
      )
        return null;
      return season(region, division, members, year);
    },
  };
}
