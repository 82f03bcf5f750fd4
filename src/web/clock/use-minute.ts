import { useClock } from './use-clock.ts';

/** Returns the world's time in full minutes since the epoch, null before the first answer; renders once a minute. */
export function useMinute(): number | null {
  return useClock((now) => (now === null ? null : Math.floor(now / 60_000)));
}
