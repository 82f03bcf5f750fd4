import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import type { MatchRow } from '#contract/records/match.ts';
import { LATEST } from '#web/app/list.ts';
import { GoalLines } from '#web/features/scores/goal-lines.tsx';
import { type LatestGoal, latestGoals } from '#web/features/scores/latest-goals.ts';
import type { Board } from '#web/features/scores/overlay.ts';
import { useZone } from '#web/settings/zone.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { useHold } from './use-hold.ts';

/** As many as fit on a desktop of the usual height. */
const MOST = 12;

interface Props {
  readonly board: Board;
  /** Whether a match belongs to the page. */
  readonly belongs: (match: MatchRow) => boolean;
}

/** The latest goals, in the panel while no match is open there. They do not change while the pointer is over them. */
export function LatestGoals({ board, belongs }: Props) {
  const zone = useZone();
  const { held, handlers } = useHold();
  const { key } = useLocation();
  const wide = useWide();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [shown, show] = useState<readonly LatestGoal[]>([]);
  // The container comes and goes with the open match.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry or width may have another container
  useLayoutEffect(() => setPlace(document.getElementById(LATEST)), [key, wide]);
  // Skips the search for goals where there is no room to show them.
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
