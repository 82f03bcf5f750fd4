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

/** Returns the machine's time, epoch ms, as others know it: what they check must be of their time, after it was set, too. */
export const realNow = (): number => MACHINE.wall();

/**
 * Smallest difference between the steps of the two clocks that counts. The wall clock has whole milliseconds and a process may
 * be interrupted between two readings: adding that up would make a busy process age its answers too fast.
 */
const MIN_LOST_MS = 1_000;

/**
 * Returns a time in epoch ms that never goes back: the monotonic clock's, and what that has lost against the wall clock. So
 * neither setting the clock back nor sleep hides passed time.
 */
function createSteadyTime({ wall, monotonic }: MachineClocks): () => number {
  let lead = wall() - monotonic();
  let offset = lead;
  return () => {
    const now = monotonic();
    const lostMs = wall() - now - lead;
    if (Math.abs(lostMs) >= MIN_LOST_MS) {
      lead += lostMs;
      offset += Math.max(lostMs, 0);
    }
    return now + offset;
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
