/** A goal is on everybody's mind for this long, ms. */
const GOAL_MS = 60_000;
/** A page that has just appeared has no readers yet, ms. */
const TURN_MS = 1_500;
/** A wall with a single page turns none. */
const LONG_PAGE_MS = 60_000;

/** Knows when a reload disturbs least: as a page turns, without a goal shortly before and without a takeover. */
export function createQuietMoments(now: () => number = () => performance.now()) {
  let goalAt = Number.NEGATIVE_INFINITY;
  let turnedAt = now();
  let holds = 0;
  return {
    /** Called when a goal was scored. */
    markGoal(): void {
      goalAt = now();
    },
    /** Called when another page appears. */
    markTurn(): void {
      turnedAt = now();
    },
    /** Called when something appears that must not be interrupted, such as a takeover; returns what ends it. */
    hold(): () => void {
      let isHeld = true;
      holds += 1;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
      };
    },
    isQuiet(): boolean {
      const sinceTurn = now() - turnedAt;
      const isBetweenPages = sinceTurn <= TURN_MS || sinceTurn >= LONG_PAGE_MS;
      return isBetweenPages && holds === 0 && now() - goalAt >= GOAL_MS;
    },
  };
}

export const quietMoments = createQuietMoments();
