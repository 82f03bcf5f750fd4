import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { goalsBetween } from '#web/format/goals-between.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';

/** Time for which a goal is fresh, and gap between responses after which no goal is; ms of real time. */
const FRESH_MS = 60_000;
const MAX_GAP_MS = 120_000;

/** Returns the side that has scored within the last minute while the page was receiving data. */
export function useFreshGoal(match: Match): Side | null {
  const now = worldClock.now() ?? 0;
  const [goal] = useAccumulator(
    (last) => {
      if (last.match === match) return last;
      const wasAway = now - last.checkedAt > MAX_GAP_MS * worldClock.rate();
      const goals = goalsBetween(last.match, match);
      const side = goals.find(({ kind }) => kind === 'goal')?.side ?? null;
      const next = goals.length === 0 ? last : { side, at: now };
      return { match, checkedAt: now, side: wasAway ? null : next.side, at: next.at };
    },
    { match, checkedAt: now, side: null as Side | null, at: 0 },
  );
  return useClock((time) =>
    goal.side !== null && time !== null && time - goal.at < FRESH_MS * worldClock.rate() ? goal.side : null,
  );
}
