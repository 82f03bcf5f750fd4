import { KINDS, type Thing, type ThingKind } from '#web/settings/recent.ts';
import { closeness } from './closeness.ts';
import { keyOf } from './thing.ts';

/** The results of a kind, best first. */
export interface Group {
  readonly kind: ThingKind;
  readonly things: readonly Thing[];
}

/** Rank of results without any word of the text: they match by another name, word order or language. */
const ELSEWHERE = 4;

/** Best rank of matches: they follow the teams that they are named after. */
const BEHIND = 2;

const closenessOf = ({ name }: Thing, text: string) => closeness(name, text) ?? ELSEWHERE;

/** Removes duplicates: keeps the first position and the most complete entry. */
function once(things: readonly Thing[]): readonly Thing[] {
  const all = new Map<string, Thing>();
  for (const thing of things) {
    const before = all.get(keyOf(thing));
    if (!before || before.about === null) all.set(keyOf(thing), thing);
  }
  return [...all.values()];
}

/**
 * Groups results by kind. The kind with the closest name is first; equally close results keep the service's order,
 * which is by popularity.
 */
export function grouped(things: readonly Thing[], text: string): readonly Group[] {
  const byKind = Map.groupBy(once(things), ({ kind }) => kind);
  const groups = KINDS.flatMap((kind) => {
    const found = byKind.get(kind)?.map((thing) => ({ thing, at: closenessOf(thing, text) }));
    if (!found) return [];
    // Matches stay sorted by kick-off.
    if (kind !== 'match') found.sort((a, b) => a.at - b.at);
    const closest = Math.min(...found.map(({ at }) => at));
    const best = kind === 'match' ? Math.max(closest, BEHIND) : closest;
    return [{ kind, things: found.map(({ thing }) => thing), best }];
  });
  return groups.sort((a, b) => a.best - b.best).map(({ kind, things }): Group => ({ kind, things }));
}
