import { type Row, showOf } from './shown.ts';

/** The matches of a live list, including those that ended on it and are retained. */
export interface Staying {
  /** Identifies the list by day, order and filter. Null unless the list has live matches only. */
  readonly list: string | null;
  readonly live: ReadonlySet<string>;
  /** Ids of retained matches. */
  readonly ended: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const NOBODY_STAYS: Staying = { list: null, live: NONE, ended: NONE };

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/**
 * Retains matches that end on a live list until the viewer looks at something else. Returns the same object while
 * nothing changes.
 */
export function stay(before: Staying, list: string | null, rows: readonly Row[]): Staying {
  if (list === null) return NOBODY_STAYS;
  const live = new Set<string>();
  const ended = new Set<string>();
  for (const { record } of rows) {
    if (showOf(record) === 'live') live.add(record.id);
    else if (before.list === list && (before.live.has(record.id) || before.ended.has(record.id)))
      ended.add(record.id);
  }
  if (before.list === list && isSame(before.live, live) && isSame(before.ended, ended)) return before;
  return { list, live, ended: isSame(before.ended, ended) ? before.ended : ended };
}

/** Drops retained matches. */
export function letGo(staying: Staying, isGone: (id: string) => boolean): Staying {
  const ended = [...staying.ended].filter((id) => !isGone(id));
  return ended.length === staying.ended.size ? staying : { ...staying, ended: new Set(ended) };
}
