import { parseJson } from '#contract/parse/parse-json.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import type { Change } from '#web/settings/personal.ts';

const keyOf = ({ kind, id }: Favourite) => `${kind} ${id}`;
const followsIn = (text: string | null) => parseJson(text ?? '[]', []) as readonly Favourite[];

/** Returns whom and what a change follows and unfollows, and whether the others are in another order. */
export function followChanges({ before, after }: Pick<Change, 'before' | 'after'>) {
  const [previous, next] = [followsIn(before), followsIn(after)];
  const [previousKeys, nextKeys] = [new Set(previous.map(keyOf)), new Set(next.map(keyOf))];
  const others = (follows: readonly Favourite[], keys: ReadonlySet<string>) =>
    follows.map(keyOf).filter((key) => keys.has(key));
  return {
    added: next.filter((one) => !previousKeys.has(keyOf(one))),
    removed: previous.filter((one) => !nextKeys.has(keyOf(one))),
    isReordered: `${others(previous, nextKeys)}` !== `${others(next, previousKeys)}`,
  };
}
