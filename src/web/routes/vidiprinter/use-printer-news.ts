import { useCallback, useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { liveQuery } from '#web/data/live.ts';
import { endsGap, useGap } from '#web/data/use-gap.ts';
import { useIsFollowed } from '#web/routes/shared/use-is-followed.ts';
import { useNews } from '#web/routes/shared/use-news.ts';

const KEYS = [liveQuery.queryKey];
const NO_MATCHES: readonly MatchRow[] = [];

/**
 * Announces goals and disallowed goals of the matches on the page, as far as the viewer wants to hear them.
 *
 * @param live the matches in play; undefined before they have come
 * @param asOf instant of the live list, epoch ms
 * @param leagues the only competitions that are shown; all if empty
 */
export function usePrinterNews(
  live: readonly MatchRow[] | undefined,
  asOf: number | null,
  leagues: ReadonlySet<string>,
): void {
  const gap = useGap(KEYS);
  const matches = useMemo(
    () => new Map((live ?? NO_MATCHES).map((record) => [record.id, { record }])),
    [live],
  );
  const isOnPage = useCallback(
    ({ league }: MatchRow) => leagues.size === 0 || leagues.has(league.id),
    [leagues],
  );
  useNews({
    subject: 'vidiprinter',
    matches,
    isComplete: live !== undefined,
    isReturn: endsGap(gap, asOf ?? 0),
    isOnPage,
    isFollowed: useIsFollowed(),
  });
}
