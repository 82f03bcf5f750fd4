import type { MatchRow } from '#contract/records/match.ts';
import type { Seen } from '#web/format/minute.ts';
import type { Mark, Marks } from './goals.ts';
import { relatedId } from './note.ts';
import type { Board } from './overlay.ts';
import { NOBODY, type SentOff, sentOff } from './sent-off.ts';

/** The status filters of a list. */
export const SHOWS = ['all', 'live', 'finished', 'scheduled'] as const;
export type Show = (typeof SHOWS)[number];

/** Everything a row renders; it and its parts are the same objects while equal. */
export interface Row {
  readonly record: MatchRow;
  readonly seen: Seen | null;
  readonly mark: Mark | null;
  /** Its first leg or its replacement; null without one or while unknown. */
  readonly related: MatchRow | null;
  /** Dismissals from its own events or, for a match that had ended before, from the `RowSupplement`. */
  readonly reds: SentOff;
}

/** Data of a list's matches besides their records, by id. */
export interface Beside {
  /** First legs and replacements. */
  readonly related: ReadonlyMap<string, MatchRow>;
  readonly reds: ReadonlyMap<string, SentOff>;
}

export const NOTHING_BESIDE: Beside = { related: new Map(), reds: new Map() };

/**
 * Returns the status filter of a match. Called-off matches count as scheduled without a score and as finished with
 * one, so that the counts add up.
 */
export function showOf({ phase, scores }: MatchRow): Exclude<Show, 'all'> {
  if (phase !== 'off') return phase;
  return scores.home_score === null ? 'scheduled' : 'finished';
}

/** Returns rows of the store's matches that are on the page, by kick-off, then id. */
export function rowsOf(
  board: Board,
  marks: Marks,
  belongs: (match: MatchRow) => boolean,
  beside: Beside,
): readonly Row[] {
  const rows: Row[] = [];
  for (const { record, seen } of board.entries.values()) {
    if (belongs(record)) rows.push(rowOf(record, seen, marks.get(record.id) ?? null, beside));
  }
  return rows.sort((a, b) => byKickOff(a.record, b.record));
}

/** Compares by kick-off, then by id. */
function byKickOff(a: MatchRow, b: MatchRow): number {
  return a.time.timestamp - b.time.timestamp || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

const drawn = new WeakMap<MatchRow, { readonly row: Row; readonly beside: Beside }>();

/** Returns the row of a record; the same object for the same data. */
function rowOf(record: MatchRow, seen: Seen | null, mark: Mark | null, beside: Beside): Row {
  const known = drawn.get(record);
  const isSeenAlike = known?.row.seen === seen && known.row.mark === mark;
  if (known && isSeenAlike && known.beside === beside) return known.row;
  const other = relatedId(record);
  const related = other === null ? null : (beside.related.get(other) ?? null);
  const reds = (record.events ? knownReds(record) : beside.reds.get(record.id)) ?? NOBODY;
  const isSame = isSeenAlike && known.row.related === related && known.row.reds === reds;
  const row: Row = known && isSame ? known.row : { record, seen, mark, related, reds };
  drawn.set(record, { row, beside });
  return row;
}

const counted = new WeakMap<MatchRow, SentOff>();

/** Returns the same object for the same record, so that its row does not render. */
function knownReds(record: MatchRow): SentOff {
  let reds = counted.get(record);
  if (!reds) {
    reds = sentOff(record);
    counted.set(record, reds);
  }
  return reds;
}

/** Returns the number of matches for each status filter. */
export function counts(rows: readonly Row[]): Readonly<Record<Show, number>> {
  const found = { all: rows.length, live: 0, finished: 0, scheduled: 0 };
  for (const { record } of rows) found[showOf(record)] += 1;
  return found;
}
