import type { MatchEvent } from '#contract/records/match-event.ts';

/** When a goal fell, `45+2`; null as long as nobody has told. */
export function goalMinute({
  minute,
  extra_minute,
}: Pick<MatchEvent, 'minute' | 'extra_minute'>): string | null {
  return minute === null ? null : `${minute}${extra_minute ? `+${extra_minute}` : ''}`;
}
