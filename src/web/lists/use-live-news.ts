import { hashKey, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { seenMatches } from '#news/changes-of.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { useGap } from '#web/data/use-gap.ts';
import { useNews } from './use-news.ts';

const KEYS = [liveQuery.queryKey];
const NO_MATCHES: readonly MatchRow[] = [];

interface LiveNewsSource {
  /** Another subject starts again. */
  readonly subject: string;
  /** Whether a match is on the page. */
  readonly isOnPage: (match: MatchRow) => boolean;
  /** Whether a match is announced to viewers who want only what they follow. */
  readonly isFollowed: (match: MatchRow) => boolean;
}

/** Announces goals and disallowed goals of the live list, as far as the viewer wants to hear them. */
export function useLiveNews(source: LiveNewsSource): void {
  const { data } = useQuery(liveQuery);
  const gap = useGap(KEYS);
  const records = data?.data ?? NO_MATCHES;
  const matches = useMemo(
    () => seenMatches(records, freshnessOf(hashKey(liveQuery.queryKey)).asOf ?? 0),
    [records],
  );
  useNews({ ...source, matches, isComplete: data !== undefined, gap });
}
