import type { Match } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { Side } from '#web/format/side-of.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';

/** Time for which a goal is fresh, and gap between responses after which no goal is; ms of real time. */
const FRESH_MS = 60_000;
const MAX_GAP_MS = 120_000;

function scoringSide({ scores: before }: Match, { scores: after }: Match): Side | null {
  if ((after.home_score ?? 0) > (before.home_score ?? 0)) return 'home';
  return (after.away_score ?? 0) > (before.away_score ?? 0) ? 'away' : null;
}

function isSameScore({ scores: before }: Match, { scores: after }: Match): boolean {
  return before.home_score === after.home_score && before.away_score === after.away_score;
}

/** Returns the side that has scored within the last minute while the page was receiving data. */
export function useFreshGoal(match: Match): Side | null {
  const now = worldClock.now() ?? 0;
  const [goal] = useAccumulator(
    (last) => {
      if (last.match === match) return last;
      const wasAway = now - last.checkedAt > MAX_GAP_MS * worldClock.rate();
      const next = isSameScore(last.match, match) ? last : { side: scoringSide(last.match, match), at: now };
      return { match, checkedAt: now, side: wasAway ? null : next.side, at: next.at };
    },
    { match, checkedAt: now, side: null as Side | null, at: 0 },
  );
  return useClock((time) =>
    goal.side !== null && time !== null && time - goal.at < FRESH_MS * worldClock.rate() ? goal.side : null,
  );
}
