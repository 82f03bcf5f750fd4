import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Gap, isGap } from '#news/gap.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useStore } from '#web/state/store.ts';
import { type Freshness, freshness, freshnessOf } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

/**
 * Returns the latest gap in some answers; null if there was none. After an absence each answer ends a gap of its own, and
 * the first, of whichever operation, that of those which are still to come.
 */
export function gapOf(answers: readonly Freshness[], rate: number): Gap | null {
  const to = Math.max(...answers.map(({ asOf }) => asOf ?? 0));
  return answers
    .map((answer) => {
      const { asOf: from, gap } = answer;
      return from !== null && isGap(from, to, answer.period, rate) ? { from, to } : gap;
    })
    .reduce((latest, gap) => (gap && gap.to > (latest?.to ?? 0) ? gap : latest), null);
}

/** Returns the latest gap in the answers to these keys; renders, with another object, when there is a new one. */
export function useGap(keys: readonly OperationKey[]): Gap | null {
  const text = useStore(freshness, () =>
    JSON.stringify(
      gapOf(
        keys.map((key) => freshnessOf(hashKey(key))),
        worldClock.rate(),
      ),
    ),
  );
  return useMemo(() => JSON.parse(text) as Gap | null, [text]);
}
