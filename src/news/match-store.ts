import { isEqual } from '#contract/is-equal.ts';
import { anchorMinute, type MinuteAnchor, runsUntil, stopClock } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isShielded } from './is-shielded.ts';

/** A response with matches: those in play, or those that kick off on a UTC day. */
export interface MatchListAnswer {
  readonly kind: 'live' | 'day';
  /** World time of the data, epoch ms. */
  readonly asOf: number;
  /** `asOf` may be too late by this much, since `Age` counts full seconds; ms. */
  readonly precision: number;
  /** World time of arrival, epoch ms. */
  readonly receivedAt: number;
  readonly matches: readonly MatchRow[];
}

export interface MatchEntry {
  readonly record: MatchRow;
  /** As-of instant of the record's answer, epoch ms. */
  readonly asOf: number;
  /** The minute and the instant since when it is known. */
  readonly anchor: MinuteAnchor | null;
  /** As-of instant of the live list that no longer had the match; null while it is in the list or never was. */
  readonly leftLiveAt: number | null;
}

/** The matches of some lists: the newest record of each. */
export interface MatchStore {
  readonly entries: ReadonlyMap<string, MatchEntry>;
  /** As-of instant of the newest answer, epoch ms. Clocks run up to it. */
  readonly asOf: number;
  /** As-of instant of the newest live list, epoch ms. */
  readonly liveAsOf: number;
  readonly liveIds: ReadonlySet<string>;
  /** Number of matches that have left the live list; an increase requests the day's list. */
  readonly departures: number;
}

/** Whether a page shows the same of both; only their instants may differ. */
export const isSameEntry = (a: MatchEntry | undefined, b: MatchEntry | undefined): boolean =>
  a?.record === b?.record && a?.anchor === b?.anchor && a?.leftLiveAt === b?.leftLiveAt;

/** Returns the entries of some matches, in the order of their ids. */
export function pickEntries({ entries }: MatchStore, ids: Iterable<string>): MatchStore['entries'] {
  const picked = new Map<string, MatchEntry>();
  for (const id of ids) {
    const entry = entries.get(id);
    if (entry) picked.set(id, entry);
  }
  return picked;
}

export const EMPTY_STORE: MatchStore = {
  entries: new Map(),
  asOf: Number.NEGATIVE_INFINITY,
  liveAsOf: Number.NEGATIVE_INFINITY,
  liveIds: new Set(),
  departures: 0,
};

/**
 * Merges an answer into the store. The newest as-of instant wins each match, in whatever order answers arrive, so
 * that only a newer answer can lower a score. A match that left the live list keeps its last record with the clock
 * stopped, until a newer day's list contains it. Events come from an older answer where the newer ones have none.
 */
export function mergeAnswer(store: MatchStore, answer: MatchListAnswer): MatchStore {
  const entries = new Map(store.entries);
  const asOf = Math.max(store.asOf, answer.asOf);
  const clockAt = runsUntil(answer.receivedAt, store.asOf);
  const isLate = answer.kind === 'live' && answer.asOf < store.liveAsOf;
  for (const record of answer.matches) {
    const previous = entries.get(record.id);
    const leftLiveAt = isLate && !store.liveIds.has(record.id) ? store.liveAsOf : null;
    const isInOrder = previous && previous.leftLiveAt === null && answer.asOf > previous.asOf && !isLate;
    // Most records are shared with the previous answer: only their instant changes.
    if (isInOrder && previous.record === record) entries.set(record.id, { ...previous, asOf: answer.asOf });
    else if (!previous) entries.set(record.id, entryOf(null, record, answer, leftLiveAt, clockAt));
    else if (isNewer(previous, record, answer)) {
      const stoppedAt =
        previous.leftLiveAt !== null && previous.leftLiveAt >= answer.asOf ? previous.leftLiveAt : leftLiveAt;
      entries.set(record.id, entryOf(previous, record, answer, stoppedAt, clockAt));
    } else if (record.events && !previous.record.events && !isShielded(previous.record))
      entries.set(record.id, { ...previous, record: withEvents(previous.record, record) });
  }
  if (answer.kind === 'day' || isLate) return { ...store, asOf, entries };
  return { asOf, ...markDepartures(store, entries, answer, clockAt) };
}

/**
 * Merges an answer that has not changed: it says until when its records hold, and nothing of a match of which another list
 * has said more, unless that has left the live list and waits for its result.
 */
export function confirmAnswer(store: MatchStore, answer: MatchListAnswer): MatchStore {
  const holds = (record: MatchRow) => {
    const entry = store.entries.get(record.id);
    return entry !== undefined && (entry.record === record || entry.leftLiveAt !== null);
  };
  const next = mergeAnswer(store, { ...answer, kind: 'day', matches: answer.matches.filter(holds) });
  return answer.kind === 'live' ? { ...next, liveAsOf: Math.max(store.liveAsOf, answer.asOf) } : next;
}

/** Stops the matches that a newer live list no longer contains. */
function markDepartures(
  store: MatchStore,
  entries: Map<string, MatchEntry>,
  answer: MatchListAnswer,
  clockAt: number,
) {
  const ids = new Set(answer.matches.map(({ id }) => id));
  const liveIds = ids.symmetricDifference(store.liveIds).size === 0 ? store.liveIds : ids;
  let departures = store.departures;
  for (const id of store.liveIds) {
    const entry = entries.get(id);
    if (!entry || liveIds.has(id) || entry.asOf > answer.asOf) continue;
    entries.set(id, { ...entry, leftLiveAt: answer.asOf, anchor: stopClock(entry.anchor, clockAt) });
    departures += 1;
  }
  return { entries, liveIds, liveAsOf: answer.asOf, departures };
}

function isNewer(previous: MatchEntry, record: MatchRow, answer: MatchListAnswer): boolean {
  // Of two lists of the same instant the live one has the events.
  if (answer.asOf < previous.asOf || (answer.asOf === previous.asOf && answer.kind === 'day')) return false;
  return answer.asOf > previous.asOf + answer.precision || !isRegression(previous.record, record);
}

function isRegression(previous: MatchRow, record: MatchRow): boolean {
  if (previous.phase === 'finished' && record.phase === 'live') return true;
  if (previous.phase !== 'scheduled' && record.phase === 'scheduled') return true;
  const less = (was: number | null, is: number | null) => (is ?? 0) < (was ?? 0);
  if (less(previous.scores.home_score, record.scores.home_score)) return true;
  if (less(previous.scores.away_score, record.scores.away_score)) return true;
  return record.phase === 'live' && minuteOf(record) < minuteOf(previous);
}

const minuteOf = ({ time }: MatchRow) => (time.minute?.minute ?? 0) + (time.minute?.extra ?? 0) / 100;

/** A day's list has no events: those of the live list are kept. */
function withEvents(record: MatchRow, previous: MatchRow | undefined): MatchRow {
  return record.events || !previous?.events ? record : { ...record, events: previous.events };
}

function entryOf(
  previous: MatchEntry | null,
  incoming: MatchRow,
  { asOf }: MatchListAnswer,
  leftLiveAt: number | null,
  clockAt: number,
): MatchEntry {
  const merged = withEvents(incoming, previous?.record);
  const record = previous && isEqual(previous.record, merged) ? previous.record : merged;
  const previousAnchor = previous?.anchor ?? null;
  // A match that left stays stopped, even if an older list has a newer minute.
  const anchor = anchorMinute(
    leftLiveAt === null ? previousAnchor : stopClock(previousAnchor, clockAt),
    record,
    asOf,
    clockAt,
  );
  return { record, asOf, leftLiveAt, anchor: leftLiveAt === null ? anchor : stopClock(anchor, asOf) };
}
