import { createKept } from './kept.ts';

/** Kinds of search results, by the selectors of `search`; equal results are sorted in this order. */
export const KINDS = ['team', 'league', 'player', 'match', 'country', 'continent', 'referee', 'tv'] as const;

export type ThingKind = (typeof KINDS)[number];

/** A search result. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: string;
  readonly name: string;
  /** Distinguishes it from others of the same name: a competition's country, a match's competition. */
  readonly about: string | null;
  /** Code of its country, lower case. */
  readonly cc: string | null;
  /** Kick-off of a match, epoch seconds. */
  readonly startdate: number | null;
}

/** Maximum of stored choices. */
const MOST = 8;

const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : null);

function thingOf(kept: unknown): readonly Thing[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { kind, id, name, about, cc, startdate } = kept as Record<string, unknown>;
  const known = KINDS.find((one) => one === kind);
  if (!known || typeof id !== 'string' || typeof name !== 'string') return [];
  const begins = typeof startdate === 'number' && Number.isFinite(startdate) ? startdate : null;
  return [{ kind: known, id, name, about: textOf(about), cc: textOf(cc), startdate: begins }];
}

/** The viewer's choices from search results, the last one first. */
export const recent = createKept('recent', (kept) =>
  Array.isArray(kept) ? kept.flatMap(thingOf).slice(0, MOST) : [],
);

/** Stores a choice. */
export function keepChoice(thing: Thing): void {
  const others = recent.get().filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  recent.set([thing, ...others].slice(0, MOST));
}
