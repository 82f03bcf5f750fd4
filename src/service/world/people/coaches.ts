import { below, chance, stream } from '#service/engine/streams.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { seasonSpan } from '#service/world/calendar/season-span.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { squadSeasonOpens, windowAt, windowYear } from '#service/world/squads/squad-windows.ts';
import type { TeamKind } from '#service/world/teams/team.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { type Homelands, personName } from './people.ts';
import { personId, personOrigin, personYear } from './person-id.ts';

export interface Coach {
  /** See person-id.ts: the team, or its place for coaches appointed in mid-season, and the first season with it. */
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Nationality. */
  readonly countryId: number;
  readonly teamId: number;
  /** Epoch seconds. */
  readonly appointed: number;
  readonly born: number;
}

const LONGEST_TERM_YEARS = 9;
/** Teams in a million that change their coach between two seasons. */
const CHANGES_PER_MILLION = 190_000;
/** Teams in a million that dismiss their coach during a season. */
const DISMISSALS_PER_MILLION: Readonly<Record<TeamKind, number>> = {
  club: 400_000,
  women: 180_000,
  reserves: 120_000,
  youth: 80_000,
  national: 0,
  'national-women': 0,
  'national-youth': 0,
};
/** Percent of a season's days between which coaches are dismissed. */
const DISMISSAL_PERCENT = [12, 88] as const;
/** Coaches are dismissed on Mondays at 06:00 UTC. */
const MORNING_SECONDS = 6 * 3600;
/** Added to the team in the id of a coach who is appointed in mid-season. */
const MID_SEASON_ORIGIN = 100_000;

/** Returns the Monday of a day's week; day 0 was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

/** Returns the instant at which a team's coach of a season gives way to another one; null if not. */
function dismissalOf({ seed, team, country }: WorldIndex, teamId: number, year: number): number | null {
  const entry = country(countryIdOf(teamId));
  const kind = team(teamId)?.kind;
  const key = stream(seed, teamId, STREAM.coachDismissal);
  if (entry === null || kind === undefined || !chance(key, 2 * year, DISMISSALS_PER_MILLION[kind]))
    return null;
  const { first, last } = seasonSpan(entry, year);
  const [from, to] = DISMISSAL_PERCENT;
  const percent = from + below(key, 2 * year + 1, to - from);
  const day = Math.round(first + ((last - first) * percent) / 100);
  return mondayOf(day) * DAY + MORNING_SECONDS;
}

function isAppointedInSummer(seed: number, teamId: number, year: number): boolean {
  // Every ninth year ends a term, which bounds the search for its beginning.
  return (
    year % LONGEST_TERM_YEARS === teamId % LONGEST_TERM_YEARS ||
    chance(stream(seed, teamId, STREAM.coach), year, CHANGES_PER_MILLION)
  );
}

/** Returns the id of a team's coach at an instant. */
export function coachIdAt(worldIndex: WorldIndex, teamId: number, instant: number): number {
  const country = worldIndex.country(countryIdOf(teamId));
  if (country === null) return personId(teamId, 0);
  let year = windowYear(windowAt(country, instant));
  if (instant >= (dismissalOf(worldIndex, teamId, year) ?? Number.POSITIVE_INFINITY)) {
    return personId(MID_SEASON_ORIGIN + teamId, year);
  }
  while (!isAppointedInSummer(worldIndex.seed, teamId, year)) {
    year -= 1;
    if (dismissalOf(worldIndex, teamId, year) !== null) return personId(MID_SEASON_ORIGIN + teamId, year);
  }
  return personId(teamId, year);
}

/** Returns when the coach of an id took over the team, epoch seconds; null if no coach has the id. */
function appointmentOf(worldIndex: WorldIndex, id: number): number | null {
  const origin = personOrigin(id);
  const year = personYear(id);
  if (origin > MID_SEASON_ORIGIN) return dismissalOf(worldIndex, origin - MID_SEASON_ORIGIN, year);
  const country = worldIndex.country(countryIdOf(origin));
  if (country === null || !isAppointedInSummer(worldIndex.seed, origin, year)) return null;
  return squadSeasonOpens(country, year);
}

export function coachOf(worldIndex: WorldIndex, people: Homelands, id: number): Coach | null {
  if (!Number.isInteger(id)) return null;
  const team = worldIndex.team(personOrigin(id) % MID_SEASON_ORIGIN);
  const country = team === null ? null : worldIndex.country(team.countryId);
  const appointed = team === null ? null : appointmentOf(worldIndex, id);
  if (team === null || country === null || appointed === null) return null;
  const { culture, countryId } = people.origin(worldIndex.seed, id, STREAM.coachName, country);
  const key = stream(worldIndex.seed, id, STREAM.coach);
  const isWoman = team.level === 'women' && below(key, 0, 100) < 55;
  return {
    id,
    ...personName(worldIndex.seed, id, STREAM.coachName, culture, isWoman),
    countryId,
    teamId: team.id,
    appointed,
    born: dayOf(personYear(id) - 36 - below(key, 1, 24), 1, 1) + below(key, 2, 365),
  };
}
