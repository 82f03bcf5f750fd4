import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pausedAt } from '#web/clock/pause.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { subscribeToAll } from '#web/state/store.ts';
import { type Freshness, freshness, freshnessOf, oldAfter } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';
import { minPollMs } from './poll.ts';

export interface StateOfData {
  /** Whether polled data have missed two polls. What is not polled does not become old. */
  readonly isOld: boolean;
  /** As-of instant of the oldest answer, epoch ms; null unless it is old or updated less often than usual. */
  readonly asOf: number | null;
  /**
   * Reason for missing, old or less frequent data: an error code, or the detail of a `Cache-Status` as
   * `cache-<detail>`.
   */
  readonly trouble: string | null;
}

/** An answer, and the minimum of the interval at which the page polls it, ms; null if it does not. */
export type PolledAnswer = Freshness & { readonly minMs: number | null };

/** Detail of an answer with a longer period, because few requests are left. */
const STRETCHED = /^allowance\b/;

function troubleOf({ failedAt, failure, detail }: Freshness): string | null {
  return failedAt === null ? detail && `cache-${detail}` : failure;
}

/** Combines the state of several answers: the oldest counts. */
export function stateOf(answers: readonly PolledAnswer[], now: number | null, rate: number): StateOfData {
  const old = answers.filter(
    (answer) => now !== null && answer.minMs !== null && now > oldAfter(answer, rate, answer.minMs),
  );
  const failed = answers.filter(({ asOf, failedAt }) => asOf === null && failedAt !== null);
  const stretched = answers.filter(({ asOf, detail }) => asOf !== null && STRETCHED.test(detail ?? ''));
  const trouble = [...failed, ...old, ...stretched].map(troubleOf).find((reason) => reason !== null) ?? null;
  const instants = [...old, ...stretched].map((answer) => answer.asOf ?? 0);
  return { isOld: old.length > 0, asOf: instants.length > 0 ? Math.min(...instants) : null, trouble };
}

const subscribe = subscribeToAll(worldClock, freshness, pausedAt);

/**
 * Returns whether the answers to these keys are old, and why; renders only when that changes. Data of a paused page do not
 * age.
 */
export function useStateOfData(keys: readonly OperationKey[]): StateOfData {
  const client = useQueryClient();
  const read = () => {
    const answers = keys.map((key) => {
      const hash = hashKey(key);
      return { ...freshnessOf(hash), minMs: minPollMs(client, hash) };
    });
    return JSON.stringify(stateOf(answers, pausedAt.get() ?? worldClock.now(), worldClock.rate()));
  };
  return JSON.parse(useSyncExternalStore(subscribe, read)) as StateOfData;
}
