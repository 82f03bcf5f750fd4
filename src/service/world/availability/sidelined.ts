import type { Fixture } from '#service/world/fixture.ts';
import type { Ban } from './bans.ts';
import type { Diary } from './diary.ts';
import type { Injury } from './injury-spans.ts';

/** Somebody who cannot be chosen, as it is known at an instant. Epoch seconds. */
export interface Absence {
  readonly playerId: number;
  readonly reason: string;
  readonly since: number;
  /** When he is expected back; null where nobody dares to say. */
  readonly expected: number | null;
}

export interface Absences {
  readonly injuries: readonly Absence[];
  readonly suspensions: readonly Absence[];
}

const DAY = 86_400;
/** Short absences have a date at once, long ones when it draws near. */
const SHORT = 28 * DAY;
const NEAR = 14 * DAY;

function absenceOfInjury({ playerId, reason, since, until }: Injury, instant: number): Absence {
  const isForeseen = until - since <= SHORT || until - instant <= NEAR;
  return { playerId, reason, since, expected: isForeseen ? until : null };
}

/** A suspended player is back for the match after the last that he must sit out, if that is arranged. */
function absenceOfBan(diary: Diary, ban: Ban, instant: number): Absence {
  const { playerId, reason, since, seasonId, matches } = ban;
  const left = matches - ban.served.filter((over) => over <= instant).length;
  const next = diary.matchesToCome(seasonId, instant)[left];
  return { playerId, reason, since, expected: next?.kickOff ?? null };
}

/** One entry a player, that with the longer absence. */
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

/** Who of a team is out at an instant: hurt, or suspended in any competition. */
export function sidelinedAt(diary: Diary, instant: number): Absences {
  return absencesOf(diary, diary.bansAt(instant), instant);
}

/**
 * Who will miss a match, as it looks at an instant; at the kick-off (and at any instant after it) who did: nobody
 * of them is in the line-up.
 */
export function sidelinedFrom(diary: Diary, fixture: Fixture, instant: number): Absences {
  const { kickOff } = fixture.frame;
  if (instant >= kickOff) return absencesOf(diary, diary.bannedFrom(fixture.id, kickOff), kickOff);
  const bans = diary.bansAt(instant).filter(({ seasonId }) => seasonId === fixture.season.id);
  return absencesOf(diary, bans, instant);
}
