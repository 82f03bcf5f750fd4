import type { Draft } from './draft.ts';
import type { EventKind } from './log-entry.ts';

/** Kinds that the feed numbers per side: "1st Corner kick" (seen in recordings of the v2.2 wire). */
const NUMBERED: Partial<Record<EventKind, string>> = {
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
const texts = new Map<EventKind, string[]>();

function ordinalText(kind: EventKind, name: string, n: number): string {
  let textsOfKind = texts.get(kind);
  if (textsOfKind === undefined) {
    textsOfKind = [];
    texts.set(kind, textsOfKind);
  }
  textsOfKind[n] ??= `${ordinal(n)} ${name}`;
  return textsOfKind[n];
}

/** Adds ordinal numbers to drafts in order of time. */
export function addOrdinals(drafts: readonly Draft[]): void {
  const counts = { home: new Map<EventKind, number>(), away: new Map<EventKind, number>() };
  for (const draft of drafts) {
    const name = NUMBERED[draft.kind];
    if (name === undefined) continue;
    const n = (counts[draft.side].get(draft.kind) ?? 0) + 1;
    counts[draft.side].set(draft.kind, n);
    draft.info = ordinalText(draft.kind, name, n);
  }
}
