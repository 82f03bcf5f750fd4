import type { AgeingClock } from '#contract/clock.ts';

/** Three numbers that say what time it is in the world, for as long as nobody moves it. */
export interface ClockSetting {
  /** World time, epoch ms, when the machine's clock showed `at`. */
  readonly base: number;
  readonly at: number;
  readonly rate: number;
}

/** A clock that can be moved: `SERVICE_CONTROL` moves the service's, and the BFF's follows. */
export interface WorldClock extends AgeingClock {
  readonly setting: ClockSetting;
  set(setting: ClockSetting): void;
  /** Moves the world to `now` (epoch ms) and lets it run at `rate` from there. */
  move(now: number, rate: number): void;
}

/** The two clocks of a machine. */
export interface MachineClocks {
  /** Epoch ms. It may be set forward and back. */
  wall(): number;
  /** ms since some instant. It is never set, and may stop while the machine sleeps. */
  monotonic(): number;
}

/** The only place that reads the machine's clocks. */
const MACHINE: MachineClocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * Returns a time that never goes back, in epoch ms: each reading adds the larger step of the two clocks, so that
 * neither a clock that is set back nor one that stops during sleep hides that time has passed.
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

export function createClock(initial: ClockSetting, machine: MachineClocks = MACHINE): WorldClock {
  const steadyTime = createSteadyTime(machine);
  let setting = initial;
  /** How far the steady time is ahead of the wall clock by which `setting` was made, ms. */
  let ahead = 0;
  const worldAt = (machineTime: number) =>
    Math.round(setting.base + (machineTime - setting.at) * setting.rate);

  function set(next: ClockSetting): void {
    setting = next;
    ahead = steadyTime() - machine.wall();
  }

  return {
    get rate() {
      return setting.rate;
    },
    get setting() {
      return setting;
    },
    now: () => worldAt(machine.wall()),
    ageingNow: () => worldAt(steadyTime() - ahead),
    set,
    move: (now, rate) => set({ base: now, at: machine.wall(), rate }),
  };
}
