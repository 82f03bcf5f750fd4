import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NewsMatch } from '#news/match-memory.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useGap } from '#web/data/use-gap.ts';
import { useNews } from '#web/lists/use-news.ts';

const ANNOUNCE_ALL = () => true;

interface Props {
  readonly match: NewsMatch;
  /** The query that brought the match. */
  readonly queryKey: OperationKey;
}

/** Announces the goals and disallowed goals of the open match, followed or not. */
export function MatchNews({ match, queryKey }: Props) {
  const gap = useGap([queryKey]);
  const subject = hashKey(queryKey);
  const matches = useMemo(
    () => new Map([[match.id, { record: match, asOf: freshnessOf(subject).asOf ?? 0 }]]),
    [match, subject],
  );
  useNews({
    subject,
    matches,
    isComplete: true,
    gap,
    isOnPage: ANNOUNCE_ALL,
    isFollowed: ANNOUNCE_ALL,
  });
  return null;
}
