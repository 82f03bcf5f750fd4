import type { Draft } from './draft.ts';
import type { Kind } from './entry.ts';

/** Kinds that the feed numbers per side: "1st Corner kick" (seen in recordings of the v2.2 wire). */
const NUMBERED: Partial<Record<Kind, string>> = {
  corner: 'Corner kick',
  shot_on_target: 'Shot On Target',
  shot_off_target: 'Shot Off Target',
};

function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10];
  return `${n}${ending ?? 'th'}`;
}

/** Cached texts of each kind. */
const texts = new Map<Kind, string[]>();

function text(kind: Kind, name: string, n: number): string {
  let known = texts.get(kind);
  if (known === undefined) {
    known = [];
    texts.set(kind, known);
  }
  known[n] ??= `${ordinal(n)} ${name}`;
  return known[n];
}

/** Adds ordinal numbers to drafts in order of time. */
export function number(drafts: readonly Draft[]): void {
  const counts = { home: new Map<Kind, number>(), away: new Map<Kind, number>() };
  for (const draft of drafts) {
    const name = NUMBERED[draft.kind];
    if (name === undefined) continue;
    const n = (counts[draft.side].get(draft.kind) ?? 0) + 1;
    counts[draft.side].set(draft.kind, n);
    draft.info = text(draft.kind, name, n);
  }
}
