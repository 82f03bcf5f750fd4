import { type Row, showOf } from './shown.ts';

/** What a list of matches in play has shown: so that none leaves it on its own when it ends. */
export interface Staying {
  /** Which list it is: another day, order or filter is another one. Null: no list of what is in play. */
  readonly list: string | null;
  readonly live: ReadonlySet<string>;
  /** Those that ended on it and are still shown, by id. */
  readonly ended: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const NOBODY_STAYS: Staying = { list: null, live: NONE, ended: NONE };

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((id) => b.has(id));

/**
 * A match that ends stays where it is, with its result, until the viewer turns to something else: another list,
 * another place of this one, another tab. The same object as long as it says the same.
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

/** Lets matches that have ended go. */
export function letGo(staying: Staying, isGone: (id: string) => boolean): Staying {
  const ended = [...staying.ended].filter((id) => !isGone(id));
  return ended.length === staying.ended.size ? staying : { ...staying, ended: new Set(ended) };
}
