import { fate } from '#service/engine/fate.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import { DAY } from './calendar/days.ts';
import type { LeagueCalendar } from './calendar/league-calendar.ts';
import { partAt, partPairing } from './league-part.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';
import { PURPOSE } from './purposes.ts';

/** A match on a second date: rearranged (attempt 1) or replayed (attempt 2). */
export interface Rearranged {
  /** Id of the first attempt. */
  readonly first: number;
  readonly attempt: 1 | 2;
  readonly kickOff: number;
  /** Announcement of the second date, epoch seconds. */
  readonly visibleFrom: number;
}

const REST = 40 * 3600;
const HOUR = 3600;
/** Shortest notice of a second date before a split. */
const SHORT_NOTICE = 36 * HOUR;

/** Returns which attempt a match needs and since when that is known (epoch seconds); null for none. */
function due(frame: MatchFrame): { attempt: 1 | 2; known: number } | null {
  const end = fate(frame);
  if (end.kind === 'postponed' && end.rearranged) return { attempt: 1, known: end.announced };
  if (end.kind === 'abandoned' && end.outcome === 'replayed') return { attempt: 2, known: end.decided };
  return null;
}

/** Returns the spare instants for a round; those of rounds before a split lie before it. */
function spareFor(league: LeagueSeason, { spare, gap }: LeagueCalendar, round: number): readonly number[] {
  const last = gap.at(-1);
  if (last === undefined || round >= league.regular) return spare;
  return [...spare.filter((at) => at < last && !gap.includes(at)), ...gap].sort((a, b) => a - b);
}

/**
 * Returns the second dates of a league season by the id of the first attempt: the first spare instant at which
 * neither team has another rearranged match.
 */
export function rearrangedMatches(
  seed: number,
  league: LeagueSeason,
  calendar: LeagueCalendar,
): ReadonlyMap<number, Rearranged> {
  const found = new Map<number, Rearranged>();
  const taken = new Map<number, number[]>();
  const busy = (place: number, at: number) =>
    (taken.get(place) ?? []).some((other) => Math.abs(other - at) < REST);
  const frame = blankFrame(seed, league);
  for (let round = 0; round < league.rounds; round += 1) {
    const spare = spareFor(league, calendar, round);
    const beforeSplit = spare !== calendar.spare;
    for (let slot = 0; slot < league.slots; slot += 1) {
      frame.id = leagueMatchId(league, round, slot);
      frame.kickOff = calendar.kickOffs[round * league.slots + slot] ?? 0;
      const reason = due(frame);
      const part = reason === null ? null : partAt(league.parts, round, slot);
      const pair = part === null ? null : partPairing(part, round - part.round, slot - part.slot);
      if (reason === null || pair === null) continue;
      const wait = (6 + (u32(stream(seed, frame.id, PURPOSE.announcement), 0) % 90)) * HOUR;
      const known = Math.max(reason.known, frame.kickOff);
      const announced = Math.max(reason.known + wait, frame.kickOff);
      const free = (at: number) => !pair.some((place) => busy(place, at));
      const fits = (at: number) => at > announced + 2 * DAY && free(at);
      const inTime = (at: number) => at > known + SHORT_NOTICE && free(at);
      const last = spare.at(-1) ?? frame.kickOff;
      const kickOff =
        spare.find(fits) ??
        (beforeSplit ? (spare.findLast(inTime) ?? last) : last + 7 * DAY * (1 + found.size));
      for (const place of pair) taken.set(place, [...(taken.get(place) ?? []), kickOff]);
      const visibleFrom = beforeSplit ? Math.min(announced, kickOff - SHORT_NOTICE) : announced;
      found.set(frame.id, { first: frame.id, attempt: reason.attempt, kickOff, visibleFrom });
    }
  }
  return found;
}
