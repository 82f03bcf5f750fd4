import { useMemo } from 'react';
import type { Scored } from '#web/format/goals-between.ts';
import { freshnessOf } from '#web/queries/freshness.ts';
import { hashOf } from '#web/queries/hash.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';
import { endsGap, useGap } from '#web/queries/use-gap.ts';
import { useNews } from './use-news.ts';

const EVERY = () => true;

interface Props {
  readonly match: Scored;
  /** The query that brought the match. */
  readonly of: OperationKey;
}

/** Announces the goals and disallowed goals of the open match, followed or not. */
export function MatchNews({ match, of }: Props) {
  const gap = useGap([of]);
  const asOf = freshnessOf(hashOf(of)).asOf ?? 0;
  const matches = useMemo(() => new Map([[match.id, { record: match }]]), [match]);
  const subject = hashOf(of);
  useNews({ subject, matches, complete: true, isReturn: endsGap(gap, asOf) }, EVERY);
  return null;
}
