import { hashKey, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { endsGap, useGap } from '#web/data/use-gap.ts';
import { useNews } from '#web/routes/shared/use-news.ts';

const KEYS = [liveQuery.queryKey];
const NO_MATCHES: readonly MatchRow[] = [];
const isAny = () => true;

/** Announces the goals of all matches in play, on every page, from the live list. */
export function AllGoals() {
  const { data } = useQuery(liveQuery);
  const gap = useGap(KEYS);
  const records = data?.data ?? NO_MATCHES;
  const matches = useMemo(() => new Map(records.map((record) => [record.id, { record }])), [records]);
  const asOf = freshnessOf(hashKey(liveQuery.queryKey)).asOf ?? 0;
  useNews({
    subject: 'live',
    matches,
    isComplete: data !== undefined,
    isReturn: endsGap(gap, asOf),
    isOnPage: isAny,
    isFollowed: isAny,
  });
  return null;
}
