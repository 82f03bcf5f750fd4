import { useLocation, useNavigate } from 'react-router';
import { MINUTE_MS, MINUTE_S } from '#contract/durations.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { searchWithInstant } from '#web/navigation/rewind-address.ts';

/** How far what is in play is rewound at first, s. */
const REWIND_S = 600;

/** Returns the minute to which what is in play is rewound at first, epoch seconds. */
export const firstMinute = (): number =>
  Math.floor((worldClock.now() ?? 0) / MINUTE_MS) * MINUTE_S - REWIND_S;

/** Returns a function that rewinds the page to an instant (epoch seconds), in a new entry of the history. */
export function useStartRewind(): (instant: number) => void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return (instant) => void navigate({ search: searchWithInstant(search, instant) }, { state });
}
