import type { AgeingClock } from '#contract/clock.ts';

/** Saturday noon, UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export interface TickedClock extends AgeingClock {
  rate: number;
  /** Returns the monotonic time of the machine, ms. */
  elapsed(): number;
  /** Advances machine and world, each at its own rate. */
  tick(seconds: number): void;
  /** Moves only the world. */
  jump(seconds: number): void;
  /** Sets the machine's wall clock back, as a time server may: world time follows, ages do not. */
  setBack(seconds: number): void;
  /** Machine time of the next timer, ms; infinity: there is none. */
  readonly nextTimerAt: number;
  /** Runs `task` after `ms` of ticked machine time; returns a function that cancels it. */
  schedule(task: () => void, ms: number): () => void;
}

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

export function createTickedClock(): TickedClock {
  let world = NOON;
  let machine = 0;
  let setBackBy = 0;
  const timers = new Set<Timer>();

  function pass(ms: number, rate: number): void {
    machine += ms;
    world += ms * rate;
  }

  return {
    rate: 1,
    now: () => world - setBackBy,
    ageingNow: () => world,
    elapsed: () => machine,
    tick(seconds) {
      const end = machine + seconds * 1_000;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due);
        pass(Math.max(due.at - machine, 0), this.rate);
        due.task();
      }
      pass(end - machine, this.rate);
    },
    jump(seconds) {
      world += seconds * 1_000;
    },
    setBack(seconds) {
      setBackBy += seconds * 1_000;
    },
    get nextTimerAt() {
      return Math.min(...[...timers].map(({ at }) => at));
    },
    schedule(task, ms) {
      const timer = { at: machine + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
}
