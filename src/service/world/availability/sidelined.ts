import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { AvailabilityLog } from './availability-log.ts';
import type { Ban } from './bans.ts';
import type { Injury } from './injury-spans.ts';

/** A player who cannot be selected, as known at an instant. Epoch seconds. */
export interface PlayerAbsence {
  readonly playerId: number;
  readonly reason: string;
  readonly since: number;
  /** Expected return; null if it is not announced. */
  readonly expected: number | null;
}

export interface Absences {
  readonly injuries: readonly PlayerAbsence[];
  readonly suspensions: readonly PlayerAbsence[];
}

const DAY_SECONDS = 86_400;
/** Short absences have a return date at once, long ones from two weeks before it. */
const SHORT_ABSENCE_SECONDS = 28 * DAY_SECONDS;
const FORESEEABLE_SECONDS = 14 * DAY_SECONDS;

function absenceOfInjury({ playerId, reason, since, until }: Injury, instant: number): PlayerAbsence {
  const isReturnKnown = until - since <= SHORT_ABSENCE_SECONDS || until - instant <= FORESEEABLE_SECONDS;
  return { playerId, reason, since, expected: isReturnKnown ? until : null };
}

/** A suspended player returns for the match after the last one of the ban, if it is scheduled. */
function absenceOfBan(log: AvailabilityLog, ban: Ban, instant: number): PlayerAbsence {
  const { playerId, reason, since, seasonId, matches } = ban;
  const remaining = matches - ban.servedAt.filter((whistle) => whistle <= instant).length;
  const next = log.upcomingMatches(seasonId, instant)[remaining];
  return { playerId, reason, since, expected: next?.kickOff ?? null };
}

function longestPerPlayer(injuries: readonly Injury[]): readonly Injury[] {
  const longest = new Map<number, Injury>();
  for (const injury of injuries) {
    if (injury.until > (longest.get(injury.playerId)?.until ?? 0)) longest.set(injury.playerId, injury);
  }
  return [...longest.values()];
}

function absencesOf(log: AvailabilityLog, bans: readonly Ban[], instant: number): Absences {
  return {
    injuries: longestPerPlayer(log.injuriesAt(instant)).map((injury) => absenceOfInjury(injury, instant)),
    suspensions: bans.map((ban) => absenceOfBan(log, ban, instant)),
  };
}

/** Returns the injured players of a team, and those suspended in any competition. */
export function sidelinedAt(log: AvailabilityLog, instant: number): Absences {
  return absencesOf(log, log.bansAt(instant), instant);
}

/**
 * Returns the players who will miss a match, as known at an instant. From the kick-off on it returns those who
 * did; none of them is in the line-up.
 */
export function sidelinedFrom(log: AvailabilityLog, fixture: Fixture, instant: number): Absences {
  const { kickOff } = fixture.frame;
  if (instant >= kickOff) return absencesOf(log, log.bansForMatch(fixture.id, kickOff), kickOff);
  const bans = log.bansAt(instant).filter(({ seasonId }) => seasonId === fixture.season.id);
  return absencesOf(log, bans, instant);
}
