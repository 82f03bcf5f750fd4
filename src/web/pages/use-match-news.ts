import { useMemo } from 'react';
import type { Scored } from '#web/format/goals-between.ts';
import type { OperationKey } from '#web/queries/fetch.ts';
import { freshnessOf } from '#web/queries/freshness.ts';
import { hashOf } from '#web/queries/hash.ts';
import { endsGap, useGap } from '#web/queries/use-gap.ts';
import { useNews } from './use-news.ts';

const EVERY = () => true;

/** Has the goals and rulings of the match that is open read out, followed or not. */
export function useMatchNews(match: Scored | undefined, key: OperationKey): void {
  const gap = useGap([key]);
  const asOf = freshnessOf(hashOf(key)).asOf ?? 0;
  const matches = useMemo(() => new Map(match && [[match.id, { record: match }]]), [match]);
  const subject = hashOf(key);
  useNews({ subject, matches, complete: match !== undefined, isReturn: endsGap(gap, asOf) }, EVERY);
}
