import { anchorMinute, type MinuteAnchor, runsUntil, type TimedMatch } from '#contract/minute.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

const NO_ANCHOR = {
  match: undefined as TimedMatch | undefined,
  asOf: null as number | null,
  anchor: null as MinuteAnchor | null,
};

/**
 * Returns the anchor of a match's minute, from which its clock ticks.
 *
 * @param asOf as-of instant of the record, epoch ms
 */
export function useMinuteAnchor(match: TimedMatch | undefined, asOf: number | null): MinuteAnchor | null {
  const [{ anchor }] = useAccumulator((previous) => {
    if (!match || previous.match === match) return previous;
    const ranUntil = runsUntil(worldClock.now() ?? 0, previous.asOf ?? 0);
    return {
      match,
      asOf,
      anchor: asOf === null ? null : anchorMinute(previous.anchor, match, asOf, ranUntil),
    };
  }, NO_ANCHOR);
  return anchor;
}
