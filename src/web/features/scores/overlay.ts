import type { MatchRow } from '#contract/records/match.ts';
import { runsUntil, type Seen, see, stop } from '#web/format/minute.ts';
import { same } from '#web/format/same.ts';

/** An answer with matches: what is in play, or all that kicks off on a UTC day. */
export interface ListAnswer {
  readonly kind: 'live' | 'day';
  /** The instant of the world that it shows, epoch ms. */
  readonly asOf: number;
  /** `asOf` may be too late by up to this much (`Age` counts full seconds), in ms. */
  readonly precision: number;
  /** When it came, world time in epoch ms. */
  readonly cameAt: number;
  readonly matches: readonly MatchRow[];
}

/** A match as the page knows it. */
export interface Entry {
  readonly record: MatchRow;
  /** As-of instant of the answer that the record is from, epoch ms. */
  readonly asOf: number;
  /** Since when its minute is known. */
  readonly seen: Seen | null;
  /** As-of instant of the live list that it was missing from; null while it is in it or never was. */
  readonly leftAt: number | null;
}

/** All that the answers so far tell: the newest word on each match. */
export interface Board {
  readonly entries: ReadonlyMap<string, Entry>;
  /** As-of instant of the newest answer of any kind, epoch ms: by it clocks are known to run. */
  readonly asOf: number;
  /** As-of instant of the newest live list, epoch ms. */
  readonly liveAsOf: number;
  readonly liveIds: ReadonlySet<string>;
  /** How many matches have left the live list so far; when it grows, the day's list is worth asking for. */
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
 * Lays an answer over the board. The newest as-of wins a match, in whatever order answers arrive, so a score
 * can only go down by a newer word: that is a ruling. A match that left the live list keeps its last record,
 * its clock stopped, until a day's list from after its leaving has it.
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

/** Most records of an answer are the ones of the answer before: of those only the instant is news. */
function isUnchanged(before: Entry, record: MatchRow, { asOf }: ListAnswer, late: boolean): boolean {
  return before.record === record && before.leftAt === null && asOf > before.asOf && !late;
}

/** Marks what was in the live list before and is not in this newer one. */
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

/** A day's list tells no events: those of the live list stay with the match. */
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
  // Whoever has left stands still, also when an older list brings a newer minute.
  const seen = see(leftAt === null ? known : stop(known, shownAt), record, asOf, shownAt);
  return { record, asOf, leftAt, seen: leftAt === null ? seen : stop(seen, asOf) };
}
