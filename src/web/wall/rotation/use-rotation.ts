import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useHeld } from '#web/wall/use-held.ts';
import { cycleAt, type ViewPages } from './cycle-at.ts';
import { NO_OVERRIDE, type Override, type Place, type Screen, screenAt } from './screen.ts';
import { turnAt } from './turn-at.ts';

/**
 * Returns what is on the screen; renders when the page turns.
 *
 * @param isHeld whether no page turns, because the data are stale
 */
export function useRotation(
  views: readonly ViewPages[],
  every: number,
  { pinned, choose }: Override = NO_OVERRIDE,
  isHeld = false,
): Screen & { readonly turn: number; readonly isByClock: boolean } {
  const currentTurn = useClock((now) => turnAt(every, now ?? 0, worldClock.rate()));
  const turn = useHeld(currentTurn, isHeld);
  const keys = cycleAt(views, turn).pages.map(({ page }) => page.key);
  const chosen = useClock((now) => choose(keys, now ?? 0));
  const screenOf = (place: Place | null) => screenAt(place, views, turn, pinned, chosen);
  const [place] = useAccumulator<Place | null>((previous) => {
    const { index, current } = screenOf(previous);
    const key = current?.page.key ?? null;
    const isSame = previous?.turn === turn && previous.index === index && previous.key === key;
    return isSame ? previous : { turn, index, key };
  }, null);
  const screen = screenOf(place);
  const isPinned = pinned !== null && screen.current?.page.matchId === pinned;
  return { ...screen, turn, isByClock: !isPinned && chosen === null && !isHeld };
}
