import type { AgeingClock } from '#contract/clock.ts';

/** Three numbers that define the time of the world until it is moved. */
export interface ClockSetting {
  /** World time at machine time `at`, both in epoch ms. */
  readonly base: number;
  readonly at: number;
  readonly rate: number;
}

/** A clock that can be moved: `SERVICE_CONTROL` moves that of the service, and the BFF's follows. */
export interface MovableClock extends AgeingClock {
  readonly setting: ClockSetting;
  set(setting: ClockSetting): void;
  /** Moves the world to `now` (epoch ms); it runs at `rate` from there. */
  move(now: number, rate: number): void;
}

export interface MachineClocks {
  /** Returns epoch ms; may be set forward and back. */
  wall(): number;
  /** Returns ms since some instant; is never set but may stop while the machine sleeps. */
  monotonic(): number;
}

/** The only place that reads the machine's clocks. */
const MACHINE: MachineClocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * Returns a time in epoch ms that never goes back. Each reading adds the larger step of the two clocks, so that neither
 * setting the clock back nor sleep hides passed time.
 */
function createSteadyTime({ wall, monotonic }: MachineClocks): () => number {
  let lastWall = wall();
  let lastMonotonic = monotonic();
  let time = lastWall;
  return () => {
    const [nextWall, nextMonotonic] = [wall(), monotonic()];
    time += Math.max(nextWall - lastWall, nextMonotonic - lastMonotonic, 0);
    [lastWall, lastMonotonic] = [nextWall, nextMonotonic];
    return time;
  };
}

/** Starts the world at `now` (epoch ms, default: the machine's time). */
export function startSetting(now: number | null, rate: number): ClockSetting {
  const at = MACHINE.wall();
  return { base: now ?? at, at, rate };
}

export function createClock(initial: ClockSetting, machine: MachineClocks = MACHINE): MovableClock {
  const steadyTime = createSteadyTime(machine);
  let setting = initial;
  /** Lead of the steady time over the wall clock of `setting`. */
  let aheadMs = 0;
  const worldAt = (machineTime: number) =>
    Math.round(setting.base + (machineTime - setting.at) * setting.rate);

  function set(next: ClockSetting): void {
    setting = next;
    aheadMs = steadyTime() - machine.wall();
  }

  return {
    get rate() {
      return setting.rate;
    },
    get setting() {
      return setting;
    },
    now: () => worldAt(machine.wall()),
    ageingNow: () => worldAt(steadyTime() - aheadMs),
    set,
    move: (now, rate) => set({ base: now, at: machine.wall(), rate }),
  };
}
