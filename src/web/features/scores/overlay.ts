import type { MatchRow } from '#contract/records/match.ts';
import { runsUntil, type Seen, see, stop } from '#web/format/minute.ts';
import { same } from '#web/format/same.ts';

/** A response with matches: those in play, or those that kick off on a UTC day. */
export interface ListAnswer {
  readonly kind: 'live' | 'day';
  /** World time of the data, epoch ms. */
  readonly asOf: number;
  /** `asOf` may be too late by this much, since `Age` counts full seconds; ms. */
  readonly precision: number;
  /** World time of arrival, epoch ms. */
  readonly cameAt: number;
  readonly matches: readonly MatchRow[];
}

/** The page's state of a match. */
export interface Entry {
  readonly record: MatchRow;
  /** As-of instant of the record's answer, epoch ms. */
  readonly asOf: number;
  /** The minute and the instant since when it is known. */
  readonly seen: Seen | null;
  /** As-of instant of the live list that no longer had the match; null while it is in the list or never was. */
  readonly leftAt: number | null;
}

/** The matches of the page: the newest record of each. */
export interface Board {
  readonly entries: ReadonlyMap<string, Entry>;
  /** As-of instant of the newest answer, epoch ms. Clocks run up to it. */
  readonly asOf: number;
  /** As-of instant of the newest live list, epoch ms. */
  readonly liveAsOf: number;
  readonly liveIds: ReadonlySet<string>;
  /** Number of matches that have left the live list; an increase requests the day's list. */
  readonly departures: number;
}

export const EMPTY_BOARD: Board = {
  entries: new Map(),
  asOf: Number.NEGATIVE_INFINITY,
  liveAsOf: Number.NEGATIVE_INFINITY,
  liveIds: new Set(),
  departures: 0,
};

/**
 * Merges an answer into the store. The newest as-of instant wins each match, in whatever order answers arrive, so
 * that only a newer answer can lower a score. A match that left the live list keeps its last record with the clock
 * stopped, until a newer day's list contains it.
 */
export function lay(board: Board, answer: ListAnswer): Board {
  const entries = new Map(board.entries);
  const asOf = Math.max(board.asOf, answer.asOf);
  const shownAt = runsUntil(answer.cameAt, board.asOf);
  const late = answer.kind === 'live' && answer.asOf < board.liveAsOf;
  for (const record of answer.matches) {
    const before = entries.get(record.id);
    const leftAt = late && !board.liveIds.has(record.id) ? board.liveAsOf : null;
    if (before && isUnchanged(before, record, answer, late))
      entries.set(record.id, { ...before, asOf: answer.asOf });
    else if (!before) entries.set(record.id, entryOf(null, record, answer, leftAt, shownAt));
    else if (isNews(before, record, answer)) {
      const away = before.leftAt !== null && before.leftAt >= answer.asOf ? before.leftAt : leftAt;
      entries.set(record.id, entryOf(before, record, answer, away, shownAt));
    }
  }
  if (answer.kind === 'day' || late) return { ...board, asOf, entries };
  return { asOf, ...withoutLeft(board, entries, answer, shownAt) };
}

/** Most records are shared with the previous answer: only their instant changes. */
function isUnchanged(before: Entry, record: MatchRow, { asOf }: ListAnswer, late: boolean): boolean {
  return before.record === record && before.leftAt === null && asOf > before.asOf && !late;
}

/** Stops the matches that a newer live list no longer contains. */
function withoutLeft(board: Board, entries: Map<string, Entry>, answer: ListAnswer, shownAt: number) {
  const liveIds = new Set(answer.matches.map(({ id }) => id));
  let departures = board.departures;
  for (const id of board.liveIds) {
    const entry = entries.get(id);
    if (!entry || liveIds.has(id) || entry.asOf > answer.asOf) continue;
    entries.set(id, { ...entry, leftAt: answer.asOf, seen: stop(entry.seen, shownAt) });
    departures += 1;
  }
  return { entries, liveIds, liveAsOf: answer.asOf, departures };
}

function isNews(before: Entry, record: MatchRow, answer: ListAnswer): boolean {
  if (answer.asOf <= before.asOf) return false;
  return answer.asOf > before.asOf + answer.precision || !goesBack(before.record, record);
}

function goesBack(before: MatchRow, record: MatchRow): boolean {
  if (before.phase === 'finished' && record.phase === 'live') return true;
  if (before.phase !== 'scheduled' && record.phase === 'scheduled') return true;
  const less = (was: number | null, is: number | null) => (is ?? 0) < (was ?? 0);
  if (less(before.scores.home_score, record.scores.home_score)) return true;
  if (less(before.scores.away_score, record.scores.away_score)) return true;
  return record.phase === 'live' && minuteOf(record) < minuteOf(before);
}

const minuteOf = ({ time }: MatchRow) => (time.minute?.minute ?? 0) + (time.minute?.extra ?? 0) / 100;

/** A day's list has no events: those of the live list are kept. */
function withEvents(record: MatchRow, before: MatchRow | undefined): MatchRow {
  return record.events || !before?.events ? record : { ...record, events: before.events };
}

function entryOf(
  before: Entry | null,
  told: MatchRow,
  { asOf }: ListAnswer,
  leftAt: number | null,
  shownAt: number,
): Entry {
  const whole = withEvents(told, before?.record);
  const record = before && same(before.record, whole) ? before.record : whole;
  const known = before?.seen ?? null;
  // A match that left stays stopped, even if an older list has a newer minute.
  const seen = see(leftAt === null ? known : stop(known, shownAt), record, asOf, shownAt);
  return { record, asOf, leftAt, seen: leftAt === null ? seen : stop(seen, asOf) };
}
