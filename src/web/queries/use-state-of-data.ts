import { useCallback, useSyncExternalStore } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import type { OperationKey } from './fetch.ts';
import { type Freshness, freshnessOf, isOld, onFreshness } from './freshness.ts';
import { hashOf } from './hash.ts';

/** Why numbers cannot be refreshed, in the terms that the words have sentences for. */
type Trouble = 'offline' | 'unreachable' | 'timeout' | 'service' | 'limit' | 'refused' | 'other';

export interface StateOfData {
  /** Older than two periods. */
  readonly old: boolean;
  /** As-of instant of the oldest, epoch ms; null unless old. */
  readonly asOf: number | null;
  /** Set when there is nothing to show or what there is has become old. */
  readonly trouble: Trouble | null;
}

const BY_FAILURE: Readonly<Record<string, Trouble>> = {
  offline: 'offline',
  unreachable: 'unreachable',
  timeout: 'timeout',
  rate_limited: 'limit',
  plan_limit: 'limit',
  upstream_unavailable: 'service',
  upstream_refused: 'refused',
};
/** Why the BFF had nothing better: the details of its `Cache-Status`. */
const BY_DETAIL: Readonly<Record<string, Trouble>> = {
  budget: 'limit',
  limit: 'limit',
  credentials: 'refused',
  plan: 'refused',
};

function troubleOf({ failedAt, failure, detail }: Freshness): Trouble | null {
  if (failedAt !== null) return BY_FAILURE[failure ?? ''] ?? 'other';
  return detail === null ? null : (BY_DETAIL[detail] ?? 'service');
}

/** The state of several answers as one: the oldest counts. */
export function stateOf(answers: readonly Freshness[], now: number | null, rate: number): StateOfData {
  const old = now === null ? [] : answers.filter((answer) => isOld(answer, now, rate));
  const missing = answers.filter(({ asOf, failedAt }) => asOf === null && failedAt !== null);
  const trouble = [...missing, ...old].map(troubleOf).find((found) => found !== null) ?? null;
  const asOf = old.length > 0 ? Math.min(...old.map((answer) => answer.asOf ?? 0)) : null;
  return { old: old.length > 0, asOf, trouble };
}

function subscribe(listener: () => void): () => void {
  const leaveClock = worldClock.subscribe(listener);
  const leaveFreshness = onFreshness(listener);
  return () => {
    leaveClock();
    leaveFreshness();
  };
}

/** Whether the answers to these keys are old, and why; renders only when that changes. */
export function useStateOfData(keys: readonly OperationKey[]): StateOfData {
  const hashes = keys.map(hashOf).join('\n');
  const read = useCallback(() => {
    const answers = hashes.split('\n').filter(Boolean).map(freshnessOf);
    return JSON.stringify(stateOf(answers, worldClock.now(), worldClock.rate()));
  }, [hashes]);
  return JSON.parse(useSyncExternalStore(subscribe, read)) as StateOfData;
}
