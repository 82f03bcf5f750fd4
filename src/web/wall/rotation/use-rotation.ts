import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { useHeld } from '#web/wall/use-held.ts';
import { cycleAt, paceOfViews, type ViewPages } from './cycle-at.ts';
import { NO_OVERRIDE, type Override, type Place, type Screen, screenAt } from './screen.ts';
import { turnAt } from './turn-at.ts';

/** What is on a wall's screen, and until when. */
export interface TurningScreen extends Screen {
  /** Number of the turn. */
  readonly turn: number;
  /** Real seconds that a page stays. */
  readonly seconds: number;
  /** Whether the page turns by the world's clock. */
  readonly isByClock: boolean;
}

/**
 * Returns what is on the screen, and how many seconds a page stays; renders when the page turns.
 *
 * @param every seconds that a page stays by the address
 * @param isHeld whether no page turns, because the data are stale
 */
export function useRotation(
  views: readonly ViewPages[],
  every: number,
  { pinned, choose }: Override = NO_OVERRIDE,
  isHeld = false,
): TurningScreen {
  const { seconds } = paceOfViews(views, every);
  const currentTurn = useClock((now) => turnAt(seconds, now ?? 0, worldClock.rate()));
  const turn = useHeld(currentTurn, isHeld);
  const cycle = cycleAt(views, every, turn);
  const keys = cycle.pages.map(({ page }) => page.key);
  const chosen = useClock((now) => choose(keys, seconds, now ?? 0));
  const screenOf = (place: Place | null) => screenAt(place, views, turn, cycle, pinned, chosen);
  const [place] = useAccumulator<Place | null>((previous) => {
    const { index, current } = screenOf(previous);
    const key = current?.page.key ?? null;
    const isSame = previous?.turn === turn && previous.index === index && previous.key === key;
    return isSame ? previous : { turn, index, key };
  }, null);
  const screen = screenOf(place);
  const isPinned = pinned !== null && screen.current?.page.matchId === pinned;
  return { ...screen, turn, seconds, isByClock: !isPinned && chosen === null && !isHeld };
}
