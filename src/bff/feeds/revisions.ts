import { LRUCache } from 'lru-cache';
import type { Dated } from '#bff/cache/live-rows.ts';
import type { CalendarEntry } from '#contract/calendar/calendar-file.ts';
import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MatchRow } from '#contract/records/match.ts';

/** Matches of a busy season's calendars. */
const MAX_MATCHES = 20_000;

interface Revision {
  readonly facts: string;
  /** Instants of the first and the newest answer with these facts, epoch ms. */
  readonly since: number;
  readonly seenAt: number;
}

/** Returns since when the entry of a match is as it is by the answers so far, epoch ms of the world. */
export type Revisions = (match: Dated<MatchRow>, entry: Pick<CalendarEntry, 'status' | 'title'>) => number;

/**
 * Remembers since when matches are as calendars have them. An instant needs no store and no other process: whichever has seen
 * what a match was moved to, has seen it later than any saw what it was moved from.
 */
export function createRevisions(): Revisions {
  const revisions = new LRUCache<string, Revision>({ max: MAX_MATCHES });
  return ({ data, asOf }, { status, title }) => {
    const facts = JSON.stringify([data.time.timestamp, isHourKnown(data), status, title]);
    const last = revisions.get(data.id);
    const isSame = last?.facts === facts;
    // Another list may be older than the answer that has moved the match.
    if (last && !isSame && asOf <= last.seenAt) return Math.min(asOf, last.since - 1_000);
    const since = isSame ? last.since : asOf;
    revisions.set(data.id, { facts, since, seenAt: Math.max(asOf, last?.seenAt ?? asOf) });
    return since;
  };
}
