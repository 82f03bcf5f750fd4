import { disruptionOf } from '#service/engine/disruption.ts';
import type { MatchFrame } from '#service/engine/match-frame.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import { STREAM } from './random-streams.ts';

const HOUR_SECONDS = 3600;
/** Shortest notice of a second date. */
const SHORT_NOTICE_SECONDS = 36 * HOUR_SECONDS;

/** The need of a second date: rearranged (attempt 1) or replayed (attempt 2). Instants are epoch seconds. */
export interface SecondDateNeed {
  readonly attempt: 1 | 2;
  /** Usual announcement of the second date. */
  readonly announcedAt: number;
  /** Earliest kick-off at short notice. */
  readonly noticedAt: number;
}

/** Returns which attempt a match needs and since when that is known; null for none. */
function reasonOf(frame: MatchFrame): { attempt: 1 | 2; knownAt: number } | null {
  const end = disruptionOf(frame);
  if (end.kind === 'postponed' && end.rearranged) return { attempt: 1, knownAt: end.announced };
  if (end.kind === 'abandoned' && end.outcome === 'replayed') return { attempt: 2, knownAt: end.decided };
  return null;
}

/** Returns the need of a second date; null for a match without one. */
export function secondDateNeed(frame: MatchFrame): SecondDateNeed | null {
  const reason = reasonOf(frame);
  if (reason === null) return null;
  const { attempt, knownAt } = reason;
  const wait = (6 + (u32(stream(frame.seed, frame.id, STREAM.announcement), 0) % 90)) * HOUR_SECONDS;
  return {
    attempt,
    announcedAt: Math.max(knownAt + wait, frame.kickOff),
    noticedAt: Math.max(knownAt, frame.kickOff) + SHORT_NOTICE_SECONDS,
  };
}

/** Returns the announcement of a second date, which comes earlier than usual at short notice. */
export function secondDateAnnouncement({ announcedAt }: SecondDateNeed, kickOff: number): number {
  return Math.min(announcedAt, kickOff - SHORT_NOTICE_SECONDS);
}
