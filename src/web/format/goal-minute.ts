import type { MatchEvent } from '#contract/records/match-event.ts';

/** Returns the minute of a goal, `45+2`; null if unknown. */
export function goalMinute({
  minute,
  extra_minute,
}: Pick<MatchEvent, 'minute' | 'extra_minute'>): string | null {
  return minute === null ? null : `${minute}${extra_minute ? `+${extra_minute}` : ''}`;
}
