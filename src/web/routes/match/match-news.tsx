import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { endsGap, useGap } from '#web/data/use-gap.ts';
import type { ScoredMatch } from '#web/format/goals-between.ts';
import { useNews } from '#web/routes/shared/use-news.ts';

const ANNOUNCE_ALL = () => true;

interface Props {
  readonly match: ScoredMatch;
  /** The query that brought the match. */
  readonly queryKey: OperationKey;
}

/** Announces the goals and disallowed goals of the open match, followed or not. */
export function MatchNews({ match, queryKey }: Props) {
  const gap = useGap([queryKey]);
  const asOf = freshnessOf(hashKey(queryKey)).asOf ?? 0;
  const matches = useMemo(() => new Map([[match.id, { record: match }]]), [match]);
  const subject = hashKey(queryKey);
  useNews({
    subject,
    matches,
    isComplete: true,
    isReturn: endsGap(gap, asOf),
    isOnPage: ANNOUNCE_ALL,
    isFollowed: ANNOUNCE_ALL,
  });
  return null;
}
