import { useStore } from '#web/state/store.ts';
import { type Freshness, freshness } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

/** Lists what the account's plan lacks: operations (`fixtures?t=match_odds`) and datasets (`events`), sorted. */
function readRefusals(all: ReadonlyMap<string, Freshness>): string {
  const names = new Set<string>();
  for (const [hash, { failure, refused }] of all) {
    for (const dataset of refused ?? []) names.add(dataset);
    if (failure !== 'plan_limit') continue;
    const [route, { t }] = JSON.parse(hash) as OperationKey;
    names.add(`${route}?t=${t}`);
  }
  return [...names].sort().join(' ');
}

/** Returns what the account's plan lacks, as far as the responses of this visit show; renders when that changes. */
export function useRefusals(): ReadonlySet<string> {
  return new Set(useStore(freshness, readRefusals).split(' '));
}
