import { useSyncExternalStore } from 'react';
import { allFreshness, onFreshness } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

/** What the plan of the account lacks: operations (`fixtures?t=match_odds`) and datasets (`events`), sorted. */
function readRefusals(): string {
  const names = new Set<string>();
  for (const [hash, { failure, refused }] of allFreshness()) {
    for (const dataset of refused ?? []) names.add(dataset);
    if (failure !== 'plan_limit') continue;
    const [route, { t }] = JSON.parse(hash) as OperationKey;
    names.add(`${route}?t=${t}`);
  }
  return [...names].sort().join(' ');
}

/** What the account's plan lacks, as far as the answers of this visit tell; renders when that changes. */
export function useRefusals(): ReadonlySet<string> {
  return new Set(useSyncExternalStore(onFreshness, readRefusals).split(' '));
}
