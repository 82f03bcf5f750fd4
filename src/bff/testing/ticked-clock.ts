import type { Clock } from '#contract/clock.ts';

/** A Saturday noon, UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export interface TickedClock extends Clock {
  rate: number;
  /** The machine's monotonic time, ms. */
  elapsed(): number;
  /** Lets machine and world go on, each by its measure. */
  tick(seconds: number): void;
  /** Moves the world alone. */
  jump(seconds: number): void;
}

export function createTickedClock(): TickedClock {
  let world = NOON;
  let machine = 0;
  return {
    rate: 1,
    now: () => world,
    elapsed: () => machine,
    tick(seconds) {
      machine += seconds * 1_000;
      world += seconds * 1_000 * this.rate;
    },
    jump(seconds) {
      world += seconds * 1_000;
    },
  };
}
