import { useLocation, useNavigate } from 'react-router';
import { MINUTE_MS, MINUTE_S } from '#contract/durations.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { searchWithInstant } from '#web/navigation/rewind-address.ts';

/** Outline of the sign of rewinding, in a square of 16 units. */
export const REWIND = 'M2.5 3v4h4M3 7a5.5 5.5 0 1 1-.4 3M8 5.5V8l2 1.5';

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
