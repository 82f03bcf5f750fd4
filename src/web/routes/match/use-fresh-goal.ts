import type { Side } from '#contract/side-of.ts';
import { isGoalChange, type MatchChange } from '#news/match-change.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

/** Time for which a goal is fresh, ms of real time. */
const FRESH_MS = 60_000;

/** Returns the side that has scored within the last minute while the page was receiving data. */
export function useFreshGoal(changes: readonly MatchChange[]): Side | null {
  const [goal] = useAccumulator(
    (last) => {
      if (last.changes === changes) return last;
      const newest = changes.findLast((change) => change.isNews && isGoalChange(change));
      if (!newest) return { ...last, changes };
      return { changes, side: newest.kind === 'goal' ? newest.side : null, at: worldClock.now() ?? 0 };
    },
    { changes, side: null as Side | null, at: 0 },
  );
  return useClock((time) =>
    goal.side !== null && time !== null && time - goal.at < FRESH_MS * worldClock.rate() ? goal.side : null,
  );
}
