import { KINDS, type Thing, type ThingKind } from '#web/settings/recent.ts';
import { closeness } from './closeness.ts';
import { keyOf } from './thing.ts';

/** What was found of a kind, the best first. */
export interface Group {
  readonly kind: ThingKind;
  readonly things: readonly Thing[];
}

/** What has none of the words of the text in its name: found by another name, in another order, in another language. */
const ELSEWHERE = 4;

/** Every team has its matches: they stand behind what is called so itself. */
const BEHIND = 2;

const closenessOf = ({ name }: Thing, text: string) => closeness(name, text) ?? ELSEWHERE;

/** Each thing once, in its first place, as whoever knows most of it tells it. */
function once(things: readonly Thing[]): readonly Thing[] {
  const all = new Map<string, Thing>();
  for (const thing of things) {
    const before = all.get(keyOf(thing));
    if (!before || before.about === null) all.set(keyOf(thing), thing);
  }
  return [...all.values()];
}

/**
 * What was found, by kind: the kind first that has the closest name, each kind in the order it was told in, which is
 * that of fame, among equally close ones.
 */
export function grouped(things: readonly Thing[], text: string): readonly Group[] {
  const byKind = Map.groupBy(once(things), ({ kind }) => kind);
  const groups = KINDS.flatMap((kind) => {
    const found = byKind.get(kind)?.map((thing) => ({ thing, at: closenessOf(thing, text) }));
    if (!found) return [];
    // Matches come by kick-off: which of their names is closer says nothing.
    if (kind !== 'match') found.sort((a, b) => a.at - b.at);
    const closest = Math.min(...found.map(({ at }) => at));
    const best = kind === 'match' ? Math.max(closest, BEHIND) : closest;
    return [{ kind, things: found.map(({ thing }) => thing), best }];
  });
  return groups.sort((a, b) => a.best - b.best).map(({ kind, things }) => ({ kind, things }));
}
