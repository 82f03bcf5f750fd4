import type { Clock } from '#contract/clock.ts';

/** Three numbers that say what time it is in the world, for as long as nobody moves it. */
export interface ClockSetting {
  /** World time, epoch ms, when the machine's clock showed `at`. */
  readonly base: number;
  readonly at: number;
  readonly rate: number;
}

/** A clock that can be moved: `SERVICE_CONTROL` moves the service's, and the BFF's follows. */
export interface WorldClock extends Clock {
  readonly setting: ClockSetting;
  set(setting: ClockSetting): void;
  /** Moves the world to `now` (epoch ms) and lets it run at `rate` from there. */
  move(now: number, rate: number): void;
}

/** The only place that reads the machine's clock. */
function machineNow(): number {
  return Date.now();
}

/** Starts the world at `now` (epoch ms, default: the machine's time). */
export function startSetting(now: number | null, rate: number): ClockSetting {
  const at = machineNow();
  return { base: now ?? at, at, rate };
}

export function createClock(initial: ClockSetting): WorldClock {
  let setting = initial;
  return {
    get rate() {
      return setting.rate;
    },
    get setting() {
      return setting;
    },
    now: () => Math.round(setting.base + (machineNow() - setting.at) * setting.rate),
    set: (next) => {
      setting = next;
    },
    move: (now, rate) => {
      setting = { base: now, at: machineNow(), rate };
    },
  };
}
