import { useCallback, useMemo } from 'react';
import { EMPTY_BOARD } from '#web/features/scores/overlay.ts';
import type { Beside } from '#web/features/scores/shown.ts';
import { AwayLine } from '#web/features/status/away-line.tsx';
import { missedBetween } from '#web/features/status/missed.ts';
import type { Scored } from '#web/format/goals-between.ts';
import { endsGap, useGap } from '#web/queries/use-gap.ts';
import { extrasSetting } from '#web/settings/extras.ts';
import { favourites } from '#web/settings/favourites.ts';
import { useKept } from '#web/settings/kept.ts';
import { later } from '#web/ui/later.tsx';
import { LatestGoals } from './latest-goals.tsx';
import { useAway } from './use-away.ts';
import { useBeside } from './use-beside.ts';
import type { Watched } from './use-day.ts';
import { useNews } from './use-news.ts';

const RowExtras = later(async () => (await import('./row-extras.tsx')).RowExtras);

/** Returns a function that tells whether a match or one of its teams is followed. */
function useIsFollowed(): (match: Scored) => boolean {
  const followed = useKept(favourites);
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
export function Meanwhile(props: Watched & { readonly onBeside: (beside: Beside) => void }) {
  const { subject, board, keys, settled, utcDays, complete, belongs, onBeside } = props;
  useBeside(settled ? board : EMPTY_BOARD, utcDays, onBeside);
  const isFollowed = useIsFollowed();
  const gap = useGap(keys);
  useNews({ subject, matches: board.entries, complete, isReturn: endsGap(gap, board.asOf) }, isFollowed);
  const away = useAway(subject, board, gap);
  const missed = away && missedBetween(away.before.entries, away.after.entries, belongs, isFollowed);
  return (
    <>
      {missed && missed.length > 0 && <AwayLine missed={missed} onDismiss={away.dismiss} />}
      <LatestGoals board={board} belongs={belongs} />
      {useKept(extrasSetting) !== '' && <RowExtras board={board} utcDays={utcDays} />}
    </>
  );
}
