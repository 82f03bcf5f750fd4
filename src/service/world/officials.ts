import { below, chance, stream } from '#service/engine/streams.ts';
import { dayOf } from './calendar/days.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { countryIdOf, numberInCountry } from './country-ids.ts';
import { type Homelands, personName } from './people.ts';
import { personId, personOrigin, personYear } from './person-id.ts';
import { STREAM } from './random-streams.ts';
import type { WorldIndex } from './world-index.ts';

export interface Referee {
  /** See country-ids.ts; numbers count from 1. */
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryId: number;
  /** Day of birth. */
  readonly born: number;
}

export interface Coach {
  /** See person-id.ts: the team and the coach's first season with it. */
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Nationality. */
  readonly countryId: number;
  readonly teamId: number;
  readonly born: number;
}

const LONGEST_TERM_YEARS = 9;
/** Teams in a million that change their coach after a season. */
const CHANGES_PER_MILLION = 340_000;

/** Smallest panel of a country. */
const MIN_PANEL_SIZE = 25;
/** Percent of women among the referees of men's, reserve and youth leagues, and among those of women's leagues. */
const WOMEN_PERCENT = 2;
const WOMEN_PERCENT_IN_WOMENS_LEAGUES = 75;

interface Panel {
  /** Referees of the men's leagues, who come first. */
  readonly men: number;
  /** Referees of the women's league, who come next. */
  readonly women: number;
  readonly all: number;
}

/**
 * Returns the numbers of a country's referees: enough for each league to have its own, so that none has two matches
 * in a round.
 */
export function panelOf({ leagues, women, reserves, youth }: CountryEntry): Panel {
  const slots = (entry: { readonly clubs: number } | null) => Math.floor((entry?.clubs ?? 0) / 2);
  const men = leagues.reduce((sum, league) => sum + slots(league), 0);
  const all = men + slots(women) + slots(reserves) + slots(youth);
  return { men, women: slots(women), all: Math.max(MIN_PANEL_SIZE, all) };
}

export function refereeOf(worldIndex: WorldIndex, id: number): Referee | null {
  const countryId = countryIdOf(id);
  const country = worldIndex.country(countryId);
  const number = numberInCountry(id);
  if (country === null || !Number.isInteger(id)) return null;
  const { men, women, all } = panelOf(country);
  if (number < 1 || number > all) return null;
  const key = stream(worldIndex.seed, id, STREAM.referee);
  const culture = country.people[0]?.[0] ?? '';
  const isInWomensLeague = number > men && number <= men + women;
  const percent = isInWomensLeague ? WOMEN_PERCENT_IN_WOMENS_LEAGUES : WOMEN_PERCENT;
  return {
    id,
    ...personName(worldIndex.seed, id, STREAM.refereeName, culture, below(key, 0, 100) < percent),
    countryId,
    born: dayOf(1974 + below(key, 1, 20), 1, 1) + below(key, 2, 365),
  };
}

/** Returns the first season of the coach that a team has in `year`. */
function firstSeason(seed: number, teamId: number, year: number): number {
  const key = stream(seed, teamId, STREAM.coach);
  let first = year;
  // Every ninth year also ends a term, which bounds the loop.
  while (
    first % LONGEST_TERM_YEARS !== teamId % LONGEST_TERM_YEARS &&
    !chance(key, first, CHANGES_PER_MILLION)
  )
    first -= 1;
  return first;
}

export function coachOf(worldIndex: WorldIndex, people: Homelands, id: number): Coach | null {
  const teamId = personOrigin(id);
  const since = personYear(id);
  const team = Number.isInteger(id) ? worldIndex.team(teamId) : null;
  const country = team === null ? null : worldIndex.country(team.countryId);
  if (team === null || country === null || firstSeason(worldIndex.seed, teamId, since) !== since) return null;
  const { culture, countryId } = people.origin(worldIndex.seed, id, STREAM.coachName, country);
  const key = stream(worldIndex.seed, id, STREAM.coach);
  const isWoman = team.level === 'women' && below(key, 0, 100) < 55;
  return {
    id,
    ...personName(worldIndex.seed, id, STREAM.coachName, culture, isWoman),
    countryId,
    teamId,
    born: dayOf(since - 36 - below(key, 1, 24), 1, 1) + below(key, 2, 365),
  };
}

/** Returns the id of a team's coach in the season that starts in `year`. */
export function coachIdOf(worldIndex: WorldIndex, teamId: number, year: number): number {
  return personId(teamId, firstSeason(worldIndex.seed, teamId, year));
}
