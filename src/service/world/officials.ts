import { below, chance, stream } from '#service/engine/streams.ts';
import { dayOf } from './calendar/days.ts';
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

/**
 * Returns the number of a country's referees: enough for each league to have its own, so that none has two
 * matches in a round.
 */
export function panelSize(worldIndex: WorldIndex, countryId: number): number {
  const country = worldIndex.country(countryId);
  if (country === null) return 0;
  const sizes = [...country.leagues, country.women, country.reserves, country.youth];
  const slots = sizes.reduce((sum, entry) => sum + Math.floor((entry?.clubs ?? 0) / 2), 0);
  return Math.max(25, slots);
}

export function refereeOf(worldIndex: WorldIndex, id: number): Referee | null {
  const countryId = countryIdOf(id);
  const country = worldIndex.country(countryId);
  const number = numberInCountry(id);
  if (country === null || !Number.isInteger(id) || number < 1 || number > panelSize(worldIndex, countryId))
    return null;
  const key = stream(worldIndex.seed, id, STREAM.referee);
  const culture = country.people[0]?.[0] ?? '';
  return {
    id,
    ...personName(worldIndex.seed, id, STREAM.refereeName, culture, below(key, 0, 100) < 12),
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
