import { type ComponentProps, useEffect } from 'react';
import { useGap } from '#web/data/use-gap.ts';
import { digest } from '#web/features/alerts/alert-store.ts';
import type { Day } from '#web/format/day.ts';
import type { WatchedMatches } from '#web/lists/use-day.ts';
import { useIsFollowedMatch } from '#web/lists/use-is-followed-match.ts';
import { useNews } from '#web/lists/use-news.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { useStore } from '#web/state/store.ts';
import { CatchUpOffer } from './catch-up-offer.tsx';
import { FirstVisit } from './first-visit.tsx';
import { LatestGoalsPanel } from './latest-goals-panel.tsx';
import { ListTools } from './list-tools.tsx';
import { ListToolsFill } from './list-tools-slot.ts';
import { MissedGoals } from './missed-goals.tsx';
import { missedBetween } from './missed-matches.ts';
import { useTimeAway } from './use-time-away.ts';

interface Props extends WatchedMatches, Omit<ComponentProps<typeof ListTools>, 'day' | 'rows'> {
  /** Null while it is not known. */
  readonly day: Day | null;
  /** Null while loading. */
  readonly rows: readonly MatchListRow[] | null;
}

/**
 * Draws the list's tools, summarises what was missed in one line, announces news of followed matches, and shows the latest
 * goals where there is room.
 */
export function LiveUpdates({ subject, store, keys, isComplete, belongs, day, rows, ...tools }: Props) {
  const version = useStore(shieldVersion);
  const isFollowed = useIsFollowedMatch();
  const gap = useGap(keys);
  useNews({
    subject,
    matches: store.entries,
    isComplete,
    gap,
    isOnPage: belongs,
    isFollowed,
  });
  // What a spoiler shield has hidden or shown was not missed.
  const away = useTimeAway(`${version} ${subject}`, store, gap);
  const missedMatches = away && missedBetween(away.before.entries, away.after.entries, belongs, isFollowed);
  // A digest of alerts says the same, about the matches that the viewer cares for.
  const hasDigest = useStore(digest, (alerts) => alerts !== null);
  const hasMissed = missedMatches !== null && missedMatches.length > 0;
  useEffect(() => {
    if (hasDigest && hasMissed) away?.dismiss();
  });
  return (
    <>
      {hasMissed && !hasDigest && away && (
        <MissedGoals missedMatches={missedMatches} since={away.gap.from} onDismiss={away.dismiss} />
      )}
      <LatestGoalsPanel store={store} belongs={belongs} />
      {day && rows && (
        <>
          <CatchUpOffer day={day} rows={rows} />
          <FirstVisit />
          <ListToolsFill>
            <ListTools day={day} rows={rows} {...tools} />
          </ListToolsFill>
        </>
      )}
    </>
  );
}
