import '#web/pages.css';
import { useCallback, useMemo } from 'react';
import { endsGap, useGap } from '#web/data/use-gap.ts';
import type { ScoredMatch } from '#web/format/goals-between.ts';
import type { WatchedMatches } from '#web/routes/shared/lists/use-day.ts';
import { useNews } from '#web/routes/shared/use-news.ts';
import { favourites } from '#web/settings/favourites.ts';
import { shieldState } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { AwayLine } from './away-line.tsx';
import { LatestGoalsPanel } from './latest-goals-panel.tsx';
import { missedBetween } from './missed-matches.ts';
import { useTimeAway } from './use-time-away.ts';

/** Returns a function that tells whether a match or one of its teams is followed. */
function useIsFollowed(): (match: ScoredMatch) => boolean {
  const followed = useStore(favourites);
  const keys = useMemo(() => new Set(followed.map(({ kind, id }) => `${kind} ${id}`)), [followed]);
  return useCallback(
    ({ id, teams: { home, away } }) =>
      keys.has(`match ${id}`) || keys.has(`team ${home.id}`) || keys.has(`team ${away.id}`),
    [keys],
  );
}

/**
 * Summarises what was missed in one line, announces news of followed matches, and shows the latest goals where there is
 * room.
 */
export function LiveUpdates({ subject: list, store, keys, isComplete, belongs }: WatchedMatches) {
  // What a spoiler shield has hidden or shown is no news.
  const subject = `${useStore(shieldState).version} ${list}`;
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
    </>
  );
}
