import type { MatchRow } from '#contract/records/match.ts';
import type { Seen } from '#web/format/minute.ts';
import type { Mark, Marks } from './goals.ts';
import { relatedId } from './note.ts';
import type { Board } from './overlay.ts';
import { NOBODY, type SentOff, sentOff } from './sent-off.ts';

/** What the list can be narrowed to. */
export const SHOWS = ['all', 'live', 'finished', 'scheduled'] as const;
export type Show = (typeof SHOWS)[number];

/** All that a row is drawn from; it and each part stay the same object as long as they say the same. */
export interface Row {
  readonly record: MatchRow;
  readonly seen: Seen | null;
  readonly mark: Mark | null;
  /** Its first leg, or the match that takes its place; null without one, or as long as it is not known. */
  readonly related: MatchRow | null;
  /** Who was sent off; its own events tell it, and for a match that had ended before, `Beside`. */
  readonly reds: SentOff;
}

/** What is known of a list's matches besides their records, by id. */
export interface Beside {
  /** Matches that these belong to: first legs, new dates. */
  readonly related: ReadonlyMap<string, MatchRow>;
  readonly reds: ReadonlyMap<string, SentOff>;
}

export const NOTHING_BESIDE: Beside = { related: new Map(), reds: new Map() };

/**
 * The filter that a match counts under besides "all". What is off counts as scheduled without a score and as
 * finished with one (abandoned), so that the counts add up.
 */
export function showOf({ phase, scores }: MatchRow): Exclude<Show, 'all'> {
  if (phase !== 'off') return phase;
  return scores.home_score === null ? 'scheduled' : 'finished';
}

/** The board's matches that `belongs` keeps, by kick-off, then id. */
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

/** Earlier kick-offs first; of matches that kick off together the one with the smaller id. */
function byKickOff(a: MatchRow, b: MatchRow): number {
  return a.time.timestamp - b.time.timestamp || a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

const drawn = new WeakMap<MatchRow, { readonly row: Row; readonly beside: Beside }>();

/** The row of a record, the same one as long as it is drawn from the same. */
function rowOf(record: MatchRow, seen: Seen | null, mark: Mark | null, beside: Beside): Row {
  const known = drawn.get(record);
  const isSeenAlike = known?.row.seen === seen && known.row.mark === mark;
  if (known && isSeenAlike && known.beside === beside) return known.row;
  const other = relatedId(record);
  const related = other === null ? null : (beside.related.get(other) ?? null);
  const reds = (record.events ? knownReds(record) : beside.reds.get(record.id)) ?? NOBODY;
  const isSame = isSeenAlike && known.row.related === related && known.row.reds === reds;
  const row = known && isSame ? known.row : { record, seen, mark, related, reds };
  drawn.set(record, { row, beside });
  return row;
}

const counted = new WeakMap<MatchRow, SentOff>();

/** The same object for the same record, so that its row does not render. */
function knownReds(record: MatchRow): SentOff {
  let reds = counted.get(record);
  if (!reds) {
    reds = sentOff(record);
    counted.set(record, reds);
  }
  return reds;
}

/** How many matches each filter shows. */
export function counts(rows: readonly Row[]): Readonly<Record<Show, number>> {
  const found = { all: rows.length, live: 0, finished: 0, scheduled: 0 };
  for (const { record } of rows) found[showOf(record)] += 1;
  return found;
}
