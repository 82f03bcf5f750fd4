import { stream, u32, weighted } from '#service/engine/streams.ts';
import { isChristmas } from '#service/world/calendar/christmas.ts';
import { dayOf, weekday, yearOf } from '#service/world/calendar/days.ts';
import { seasonSpan } from '#service/world/calendar/season-span.ts';
import { weeksOf } from '#service/world/calendar/weeks.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { numberInCountry } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Weekdays of a team's friendlies, three and four days apart, so that two of them are never too close. */
const WEEKDAY_PAIRS: readonly (readonly [first: number, second: number, weight: number])[] = [
  [6, 2, 20],
  [6, 3, 20],
  [0, 3, 11],
  [0, 4, 12],
  [1, 4, 13],
  [1, 5, 12],
  [5, 2, 12],
];

/** Willingness to play a friendly on a day: 0 first, 3 last. */
type Willingness = 0 | 1 | 2 | 3;

/** Willingness of a club that prepares for its season. */
export const PREPARING = 0;

export interface Candidate {
  readonly team: Team;
  readonly country: CountryEntry;
  readonly willingness: Willingness;
  readonly rank: number;
}

/** Days before the first Saturday of a season at which friendlies begin and end. */
const PREPARATION_DAYS = 45;
const DAYS_BEFORE_SEASON = 5;

export interface FriendlyPool {
  /** Returns teams of some countries that may play a friendly on a day, most willing first. */
  on(day: number, countries: readonly number[]): readonly Candidate[];
}

const WEIGHTS = WEEKDAY_PAIRS.map(([, , weight]) => weight);

/** Returns the weekdays of a team as bits. */
function weekdaysOf(seed: number, teamId: number): number {
  const pair = WEEKDAY_PAIRS[weighted(stream(seed, teamId, STREAM.friendlyDays), 0, WEIGHTS)];
  return pair === undefined ? 0 : (1 << pair[0]) | (1 << pair[1]);
}

/** Returns whether a team may play friendlies on the weekday of a day. */
export function isFriendlyDay(seed: number, teamId: number, day: number): boolean {
  return (weekdaysOf(seed, teamId) & (1 << weekday(day))) !== 0;
}

export function createFriendlyPool(worldIndex: WorldIndex): FriendlyPool {
  const byCountry = new Map<number, readonly { team: Team; days: number }[]>();

  const teamsOf = (countryId: number) => {
    let teams = byCountry.get(countryId);
    if (teams === undefined) {
      teams = worldIndex.teams
        .filter((team) => team.countryId === countryId && team.clubId !== null)
        .map((team) => ({ team, days: weekdaysOf(worldIndex.seed, team.id) }));
      byCountry.set(countryId, teams);
    }
    return teams;
  };

  /** Returns whether clubs prepare for a season or for its second part: in December and after a season they rest. */
  const isPreparing = (country: CountryEntry, day: number): boolean => {
    const year = yearOf(day);
    return [year - 1, year, year + 1].some((each) => {
      const { first } = seasonSpan(country, each);
      if (day >= first - PREPARATION_DAYS && day <= first - DAYS_BEFORE_SEASON) return true;
      return (
        day < dayOf(year, 12, 1) &&
        weeksOf(country, each).some((week) => week.isWeekendOff && Math.abs(week.saturday - day) <= 3)
      );
    });
  };

  const willingnessOf = (team: Team, country: CountryEntry, prepares: boolean): Willingness => {
    if (prepares) return PREPARING;
    if (team.kind === 'reserves' || team.kind === 'youth') return 1;
    // During the season only small clubs play friendlies often.
    return numberInCountry(team.id) * 2 > country.clubs.length && team.kind === 'club' ? 2 : 3;
  };

  return {
    on: (day, countries) => {
      const bit = 1 << weekday(day);
      const candidates: Candidate[] = [];
      for (const id of countries) {
        const country = worldIndex.country(id);
        if (country === null || isChristmas(country, day)) continue;
        const prepares = isPreparing(country, day);
        for (const { team, days } of teamsOf(id)) {
          if ((days & bit) === 0) continue;
          candidates.push({
            team,
            country,
            willingness: willingnessOf(team, country, prepares),
            rank: u32(stream(worldIndex.seed, team.id, STREAM.friendlyOrder), day),
          });
        }
      }
      return candidates.sort(
        (a, b) => a.willingness - b.willingness || a.rank - b.rank || a.team.id - b.team.id,
      );
    },
  };
}
