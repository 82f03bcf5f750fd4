import '#web/pages.css';
import { useCallback, useMemo } from 'react';
import { EMPTY_STORE } from '#web/features/scores/match-store.ts';
import type { RowSupplement } from '#web/features/scores/rows.ts';
import { AwayLine } from '#web/features/status/away-line.tsx';
import { missedBetween } from '#web/features/status/missed-matches.ts';
import type { ScoredMatch } from '#web/format/goals-between.ts';
import { endsGap, useGap } from '#web/queries/use-gap.ts';
import { extrasSetting } from '#web/settings/extras.ts';
import { favourites } from '#web/settings/favourites.ts';
import { usePersisted } from '#web/settings/persisted.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { LatestGoalsPanel } from './latest-goals-panel.tsx';
import type { WatchedMatches } from './use-day.ts';
import { useNews } from './use-news.ts';
import { useRowSupplement } from './use-row-supplement.ts';
import { useTimeAway } from './use-time-away.ts';

const RowExtras = lazyAfterFirstView(async () => (await import('./row-extras.tsx')).RowExtras);

/** Returns a function that tells whether a match or one of its teams is followed. */
function useIsFollowed(): (match: ScoredMatch) => boolean {
  const followed = usePersisted(favourites);
  const keys = useMemo(() => new Set(followed.map(({ kind, id }) => `${kind} ${id}`)), [followed]);
  return useCallback(
    ({ id, teams: { home, away } }) =>
      keys.has(`match ${id}`) || keys.has(`team ${home.id}`) || keys.has(`team ${away.id}`),
    [keys],
  );
}

/**
 * Loads what the rows still need, summarises what was missed in one line, announces news of followed matches, and shows
 * the latest goals where there is room.
 */
export function LiveUpdates(
  props: WatchedMatches & { readonly onSupplement: (supplement: RowSupplement) => void },
) {
  const { subject, store, keys, isSettled, utcDays, isComplete, belongs, onSupplement } = props;
  useRowSupplement(isSettled ? store : EMPTY_STORE, utcDays, onSupplement);
  const isFollowed = useIsFollowed();
  const gap = useGap(keys);
  useNews({ subject, matches: store.entries, isComplete, isReturn: endsGap(gap, store.asOf) }, isFollowed);
  const away = useTimeAway(subject, store, gap);
  const missedMatches = away && missedBetween(away.before.entries, away.after.entries, belongs, isFollowed);
  return (
    <>
      {missedMatches && missedMatches.length > 0 && (
        <AwayLine missedMatches={missedMatches} onDismiss={away.dismiss} />
      )}
      <LatestGoalsPanel store={store} belongs={belongs} />
      {usePersisted(extrasSetting) !== '' && <RowExtras store={store} utcDays={utcDays} />}
    </>
  );
}
