import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import type { MatchRow } from '#contract/records/match.ts';
import { LATEST_GOALS_ID } from '#web/app/element-ids.ts';
import { GoalLines } from '#web/features/scores/goal-lines.tsx';
import type { MatchStore } from '#web/features/scores/match-store.ts';
import { type NewestGoal, newestGoals } from '#web/features/scores/newest-goals.ts';
import { useZone } from '#web/settings/zone.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { usePointerOver } from './use-pointer-over.ts';

/** As many as fit on a desktop of the usual height. */
const MAX_GOALS = 12;

interface Props {
  readonly store: MatchStore;
  /** Whether a match belongs to the page. */
  readonly belongs: (match: MatchRow) => boolean;
}

/** The latest goals, in the panel while no match is open there. They do not change while the pointer is over them. */
export function LatestGoalsPanel({ store, belongs }: Props) {
  const zone = useZone();
  const { isPointerOver, handlers } = usePointerOver();
  const { key } = useLocation();
  const wide = useWide();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [goals, setGoals] = useState<readonly NewestGoal[]>([]);
  // The container comes and goes with the open match.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry or width may have another container
  useLayoutEffect(() => setContainer(document.getElementById(LATEST_GOALS_ID)), [key, wide]);
  // Skips the search for goals where there is no room to show them.
  const newest = container ? newestGoals(store, belongs, MAX_GOALS) : goals;
  const isNew = newest.length !== goals.length || newest.some(({ event }, at) => event !== goals[at]?.event);
  if (isNew && !isPointerOver) setGoals(newest);
  if (!container || goals.length === 0) return null;
  return createPortal(
    <div {...handlers}>
      <GoalLines goals={goals} zone={zone} />
    </div>,
    container,
  );
}
