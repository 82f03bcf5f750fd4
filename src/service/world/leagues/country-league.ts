import { leagueCalendar } from '#service/world/calendar/league-calendar.ts';
import { seasonSpan } from '#service/world/calendar/season-span.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { formatOf } from '#service/world/catalogue/formats.ts';
import { competitionNumber, idInCountry } from '#service/world/country-ids.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import type { SeasonMemo } from '#service/world/seasons/season-memo.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import { TEAM_NUMBERS } from '#service/world/teams/teams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { createLeagueSchedule, type LeagueDates, leagueDates } from './league-schedule.ts';
import { leagueSeason } from './league-season.ts';
import type { LeagueSeason } from './league-season-type.ts';
import type { Membership } from './membership.ts';

/**
 * Returns the teams and legs of a country's league number `n`: tiers by promotion, other sides always of the
 * same clubs.
 */
function leagueField(
  membership: Membership,
  country: CountryEntry,
  n: number,
  year: number,
): { members: readonly number[]; legs: number } | null {
  const tier = country.leagues[n];
  if (tier !== undefined) {
    const members = membership.tiers(country.id, year)?.[n];
    return members === undefined ? null : { members, legs: tier.legs };
  }
  const sides = [
    { entry: country.women, first: TEAM_NUMBERS.women },
    { entry: country.reserves, first: TEAM_NUMBERS.reserves },
    { entry: country.youth, first: TEAM_NUMBERS.youth },
  ];
  const { entry = null, first = 0 } = sides[n - 5] ?? {};
  if (entry === null) return null;
  const members = Array.from({ length: entry.clubs }, (_, i) => idInCountry(country.id, first + i + 1));
  return { members, legs: entry.legs };
}

/** Pairings and dates of a league season. */
export interface LeaguePlan {
  readonly league: LeagueSeason;
  readonly dates: LeagueDates;
}

/** Returns a season of a country's league, of first teams or of other sides. */
export function countryLeague(
  worldIndex: WorldIndex,
  membership: Membership,
  competition: Competition,
  year: number,
  plans: SeasonMemo<LeaguePlan>,
): SeasonSchedule | null {
  const country = worldIndex.country(competition.countryId ?? 0);
  const n = competitionNumber(competition.id);
  const teams = country === null ? null : leagueField(membership, country, n, year);
  if (country === null || teams === null) return null;
  const { league, dates } = plans.of(seasonIdOf(year, competition.id), () => {
    const format = formatOf(country, n);
    const league = leagueSeason(worldIndex, competition, year, teams.members, teams.legs, format);
    const calendar = leagueCalendar(worldIndex.seed, worldIndex.countries, country, n, year, league);
    return { league, dates: leagueDates(worldIndex.seed, league, calendar) };
  });
  // A history has copies of competitions, by which others cache.
  return createLeagueSchedule(worldIndex, { ...league, competition }, dates, seasonSpan(country, year).opens);
}
