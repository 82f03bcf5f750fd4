import { createKept } from './kept.ts';

/** What can be found, by the selectors of `search`, in the order in which equals stand. */
export const KINDS = ['team', 'league', 'player', 'match', 'country', 'continent', 'referee', 'tv'] as const;

export type ThingKind = (typeof KINDS)[number];

/** Something that was found. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: string;
  readonly name: string;
  /** What tells it from its namesakes: a competition's country, a match's competition. */
  readonly about: string | null;
  /** Of its country, lower case. */
  readonly cc: string | null;
  /** Kick-off of a match, epoch seconds. */
  readonly startdate: number | null;
}

/** More than these nobody looks through. */
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

/** What the viewer chose from what was found, the last choice first. */
export const recent = createKept('recent', (kept) =>
  Array.isArray(kept) ? kept.flatMap(thingOf).slice(0, MOST) : [],
);

/** Keeps a choice. */
export function keepChoice(thing: Thing): void {
  const others = recent.get().filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  recent.set([thing, ...others].slice(0, MOST));
}
