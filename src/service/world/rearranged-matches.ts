import { disruptionOf } from '#service/engine/disruption.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import { DAY } from '#service/world/calendar/days.ts';
import type { LeagueCalendar } from '#service/world/calendar/league-calendar.ts';
import { partAt, partPairing } from './league-part.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';
import { STREAM } from './random-streams.ts';

/** A match on a second date: rearranged (attempt 1) or replayed (attempt 2). */
export interface RearrangedMatch {
  /** Id of the first attempt. */
  readonly first: number;
  readonly attempt: 1 | 2;
  readonly kickOff: number;
  /** Announcement of the second date, epoch seconds. */
  readonly visibleFrom: number;
}

const REST_SECONDS = 40 * 3600;
const HOUR_SECONDS = 3600;
/** Shortest notice of a second date before a split. */
const SHORT_NOTICE_SECONDS = 36 * HOUR_SECONDS;

/** Returns which attempt a match needs and since when that is known (epoch seconds); null for none. */
function secondDateReason(frame: MatchFrame): { attempt: 1 | 2; knownAt: number } | null {
  const end = disruptionOf(frame);
  if (end.kind === 'postponed' && end.rearranged) return { attempt: 1, knownAt: end.announced };
  if (end.kind === 'abandoned' && end.outcome === 'replayed') return { attempt: 2, knownAt: end.decided };
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
): ReadonlyMap<number, RearrangedMatch> {
  const matches = new Map<number, RearrangedMatch>();
  const kickOffsByPlace = new Map<number, number[]>();
  const isBusy = (place: number, at: number) =>
    (kickOffsByPlace.get(place) ?? []).some((other) => Math.abs(other - at) < REST_SECONDS);
  const frame = blankFrame(seed, league);
  for (let round = 0; round < league.rounds; round += 1) {
    const spare = spareFor(league, calendar, round);
    const isBeforeSplit = spare !== calendar.spare;
    for (let slot = 0; slot < league.slots; slot += 1) {
      frame.id = leagueMatchId(league, round, slot);
      frame.kickOff = calendar.kickOffs[round * league.slots + slot] ?? 0;
      const reason = secondDateReason(frame);
      const part = reason === null ? null : partAt(league.parts, round, slot);
      const pair = part === null ? null : partPairing(part, round - part.round, slot - part.slot);
      if (reason === null || pair === null) continue;
      const wait = (6 + (u32(stream(seed, frame.id, STREAM.announcement), 0) % 90)) * HOUR_SECONDS;
      const knownAt = Math.max(reason.knownAt, frame.kickOff);
      const announcedAt = Math.max(reason.knownAt + wait, frame.kickOff);
      const isFree = (at: number) => !pair.some((place) => isBusy(place, at));
      const isSuitable = (at: number) => at > announcedAt + 2 * DAY && isFree(at);
      const isInTime = (at: number) => at > knownAt + SHORT_NOTICE_SECONDS && isFree(at);
      const last = spare.at(-1) ?? frame.kickOff;
      const kickOff =
        spare.find(isSuitable) ??
        (isBeforeSplit ? (spare.findLast(isInTime) ?? last) : last + 7 * DAY * (1 + matches.size));
      for (const place of pair) kickOffsByPlace.set(place, [...(kickOffsByPlace.get(place) ?? []), kickOff]);
      const visibleFrom = isBeforeSplit ? Math.min(announcedAt, kickOff - SHORT_NOTICE_SECONDS) : announcedAt;
      matches.set(frame.id, { first: frame.id, attempt: reason.attempt, kickOff, visibleFrom });
    }
  }
  return matches;
}
