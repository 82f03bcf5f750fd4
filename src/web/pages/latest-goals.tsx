import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { LATEST } from '#web/app/list.ts';
import { GoalLines } from '#web/features/scores/goal-lines.tsx';
import { type LatestGoal, latestGoals } from '#web/features/scores/latest-goals.ts';
import { useZone } from '#web/settings/zone.ts';
import { useWide } from '#web/ui/use-wide.ts';
import type { Watched } from './use-day.ts';
import { useHold } from './use-hold.ts';

/** As many as a desktop of the usual height shows. */
const MOST = 12;

/**
 * The last goals, in the place beside the list while no match is open there. They stand still as long as somebody
 * points at them.
 */
export function LatestGoals({ board, belongs }: Pick<Watched, 'board' | 'belongs'>) {
  const zone = useZone();
  const { held, handlers } = useHold();
  const { key } = useLocation();
  const wide = useWide();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [shown, show] = useState<readonly LatestGoal[]>([]);
  // The place comes and goes with the match that is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or width may have another place
  useLayoutEffect(() => setPlace(document.getElementById(LATEST)), [key, wide]);
  // Where there is no room for them nobody looks for them either.
  const newest = place ? latestGoals(board, belongs, MOST) : shown;
  const isNew = newest.length !== shown.length || newest.some(({ event }, at) => event !== shown[at]?.event);
  if (isNew && !held) show(newest);
  if (!place || shown.length === 0) return null;
  return createPortal(
    <div {...handlers}>
      <GoalLines goals={shown} zone={zone} />
    </div>,
    place,
  );
}
