import { below, chance, stream } from '#service/engine/streams.ts';
import { dayOf } from './calendar/days.ts';
import { countryIdOf, numberInCountry } from './country-ids.ts';
import type { Homelands } from './people.ts';
import { personName } from './people.ts';
import { personId, personOrigin, personYear } from './person-id.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';

/** A referee of a country. */
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

/** The coach of a team for one or more seasons. */
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

const LONGEST_TERM = 9;
/** Teams in a million that change their coach after a season. */
const CHANGE = 340_000;

/**
 * Returns the number of a country's referees: enough for each league to have its own, so that none has two
 * matches in a round.
 */
export function panelSize(realm: Realm, countryId: number): number {
  const country = realm.country(countryId);
  if (country === null) return 0;
  const sizes = [...country.leagues, country.women, country.reserves, country.youth];
  const slots = sizes.reduce((sum, entry) => sum + Math.floor((entry?.clubs ?? 0) / 2), 0);
  return Math.max(25, slots);
}

export function refereeOf(realm: Realm, id: number): Referee | null {
  const countryId = countryIdOf(id);
  const country = realm.country(countryId);
  const number = numberInCountry(id);
  if (country === null || !Number.isInteger(id) || number < 1 || number > panelSize(realm, countryId))
    return null;
  const key = stream(realm.seed, id, PURPOSE.referee);
  const culture = country.people[0]?.[0] ?? '';
  return {
    id,
    ...personName(realm.seed, id, PURPOSE.refereeName, culture, below(key, 0, 100) < 12),
    countryId,
    born: dayOf(1974 + below(key, 1, 20), 1, 1) + below(key, 2, 365),
  };
}

/** Returns the first season of the coach that a team has in `year`. */
function firstSeason(seed: number, teamId: number, year: number): number {
  const key = stream(seed, teamId, PURPOSE.coach);
  let first = year;
  // Every ninth year also ends a term, which bounds the loop.
  while (first % LONGEST_TERM !== teamId % LONGEST_TERM && !chance(key, first, CHANGE)) first -= 1;
  return first;
}

export function coachOf(realm: Realm, people: Homelands, id: number): Coach | null {
  const teamId = personOrigin(id);
  const since = personYear(id);
  const team = Number.isInteger(id) ? realm.team(teamId) : null;
  const country = team === null ? null : realm.country(team.countryId);
  if (team === null || country === null || firstSeason(realm.seed, teamId, since) !== since) return null;
  const { culture, countryId } = people.origin(realm.seed, id, PURPOSE.coachName, country);
  const key = stream(realm.seed, id, PURPOSE.coach);
  const women = team.level === 'women' && below(key, 0, 100) < 55;
  return {
    id,
    ...personName(realm.seed, id, PURPOSE.coachName, culture, women),
    countryId,
    teamId,
    born: dayOf(since - 36 - below(key, 1, 24), 1, 1) + below(key, 2, 365),
  };
}

/** Returns the id of a team's coach in the season that starts in `year`. */
export function coachIdOf(realm: Realm, teamId: number, year: number): number {
  return personId(teamId, firstSeason(realm.seed, teamId, year));
}
