import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { worldClock } from '#web/clock/world-clock.ts';
import { subscribeToAll } from '#web/state/store.ts';
import { type Freshness, freshness, freshnessOf, isOld } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

export interface StateOfData {
  /** Whether the data are older than two periods. */
  readonly isOld: boolean;
  /** As-of instant of the oldest answer, epoch ms; null unless it is outdated or updated less often than usual. */
  readonly asOf: number | null;
  /**
   * Reason for missing, outdated or less frequent data: an error code, or the detail of a `Cache-Status` as
   * `cache-<detail>`.
   */
  readonly trouble: string | null;
}

/** Detail of an answer with a longer period, because few requests are left today. */
const STRETCHED = 'allowance';

function troubleOf({ failedAt, failure, detail }: Freshness): string | null {
  return failedAt === null ? detail && `cache-${detail}` : failure;
}

/** Combines the state of several answers: the oldest counts. */
export function stateOf(answers: readonly Freshness[], now: number | null, rate: number): StateOfData {
  const old = now === null ? [] : answers.filter((answer) => isOld(answer, now, rate));
  const failed = answers.filter(({ asOf, failedAt }) => asOf === null && failedAt !== null);
  const stretched = answers.filter(({ asOf, detail }) => asOf !== null && detail === STRETCHED);
  const trouble = [...failed, ...old, ...stretched].map(troubleOf).find((reason) => reason !== null) ?? null;
  const instants = [...old, ...stretched].map((answer) => answer.asOf ?? 0);
  return { isOld: old.length > 0, asOf: instants.length > 0 ? Math.min(...instants) : null, trouble };
}

const subscribe = subscribeToAll(worldClock, freshness);

/** Returns whether the answers to these keys are outdated, and why; renders only when that changes. */
export function useStateOfData(keys: readonly OperationKey[]): StateOfData {
  const read = () => {
    const answers = keys.map((key) => freshnessOf(hashKey(key)));
    return JSON.stringify(stateOf(answers, worldClock.now(), worldClock.rate()));
  };
  return JSON.parse(useSyncExternalStore(subscribe, read)) as StateOfData;
}
