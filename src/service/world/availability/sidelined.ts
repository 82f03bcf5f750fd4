import type { Fixture } from '#service/world/fixture.ts';
import type { Ban } from './bans.ts';
import type { Diary } from './diary.ts';
import type { Injury } from './injury-spans.ts';

/** A player who cannot be selected, as known at an instant. Epoch seconds. */
export interface Absence {
  readonly playerId: number;
  readonly reason: string;
  readonly since: number;
  /** Expected return; null if it is not announced. */
  readonly expected: number | null;
}

export interface Absences {
  readonly injuries: readonly Absence[];
  readonly suspensions: readonly Absence[];
}

const DAY = 86_400;
/** Short absences have a return date at once, long ones from two weeks before it. */
const SHORT = 28 * DAY;
const NEAR = 14 * DAY;

function absenceOfInjury({ playerId, reason, since, until }: Injury, instant: number): Absence {
  const isForeseen = until - since <= SHORT || until - instant <= NEAR;
  return { playerId, reason, since, expected: isForeseen ? until : null };
}

/** A suspended player returns for the match after the last one of the ban, if it is scheduled. */
function absenceOfBan(diary: Diary, ban: Ban, instant: number): Absence {
  const { playerId, reason, since, seasonId, matches } = ban;
  const left = matches - ban.served.filter((over) => over <= instant).length;
  const next = diary.matchesToCome(seasonId, instant)[left];
  return { playerId, reason, since, expected: next?.kickOff ?? null };
}

/** Returns the longest injury of each player. */
function once(injuries: readonly Injury[]): readonly Injury[] {
  const longest = new Map<number, Injury>();
  for (const injury of injuries) {
    if (injury.until > (longest.get(injury.playerId)?.until ?? 0)) longest.set(injury.playerId, injury);
  }
  return [...longest.values()];
}

function absencesOf(diary: Diary, bans: readonly Ban[], instant: number): Absences {
  return {
    injuries: once(diary.injuriesAt(instant)).map((injury) => absenceOfInjury(injury, instant)),
    suspensions: bans.map((ban) => absenceOfBan(diary, ban, instant)),
  };
}

/** Returns the injured players of a team, and those suspended in any competition. */
export function sidelinedAt(diary: Diary, instant: number): Absences {
  return absencesOf(diary, diary.bansAt(instant), instant);
}

/**
 * Returns the players who will miss a match, as known at an instant. From the kick-off on it returns those who
 * did; none of them is in the line-up.
 */
export function sidelinedFrom(diary: Diary, fixture: Fixture, instant: number): Absences {
  const { kickOff } = fixture.frame;
  if (instant >= kickOff) return absencesOf(diary, diary.bannedFrom(fixture.id, kickOff), kickOff);
  const bans = diary.bansAt(instant).filter(({ seasonId }) => seasonId === fixture.season.id);
  return absencesOf(diary, bans, instant);
}
