/** A sample further behind than this is not a late response: the world was set back. */
const SET_BACK = 86_400_000;
/** Decay of the offset (0.1 ms per second), so that a fast device does not run ahead for weeks. */
const YIELD = 1e-4;

export interface WorldClock {
  /** Returns the world's time in epoch ms, in full seconds; null before the first response. */
  now(): number | null;
  /** Returns the world's seconds per real second. */
  rate(): number;
  /** Takes the world's time from a response (`World-Time`) that came at `at` by `performance.now()`. */
  sample(world: number, rate: number, at: number): void;
  /** Calls back at every tick: each full second of the world, at most four times a second. */
  subscribe(listener: () => void): () => void;
  /** Ticks at once, because timers stop while the page is hidden or asleep. */
  wake(): void;
}

/**
 * The world's clock on a device whose own clock may be wrong by days: the offset of `World-Time` to
 * `performance.now()`. A slow or cached response shows too small an offset and never too large a one, so the largest is
 * used. Only a jump back of more than a day is accepted (an operator set the world back); smaller ones are ignored.
 */
export function createWorldClock(): WorldClock {
  let offset: number | null = null;
  let sampledAt = 0;
  let rate = 1;
  let shown: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const read = () => (offset === null ? null : offset + performance.now() * rate);
  const fullSeconds = (world: number | null) => (world === null ? null : Math.floor(world / 1000) * 1000);

  function tick(): void {
    clearTimeout(timer);
    timer = undefined;
    const world = read();
    shown = fullSeconds(world);
    if (world !== null && listeners.size > 0) {
      timer = setTimeout(tick, Math.max((1000 - (world % 1000)) / rate, 250) + 1);
    }
    for (const listener of listeners) listener();
  }

  return {
    now: () => (timer === undefined ? fullSeconds(read()) : shown),
    rate: () => rate,
    sample(world, nextRate, at) {
      const seen = world - at * nextRate;
      const kept = offset === null ? null : offset - (at - sampledAt) * nextRate * YIELD;
      const known = kept !== null && nextRate === rate && seen > kept - SET_BACK;
      const next = known ? Math.max(kept, seen) : seen;
      const moved = offset === null || nextRate !== rate || Math.abs(next - offset) >= 1000;
      offset = next;
      sampledAt = at;
      rate = nextRate;
      if (moved) tick();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (timer === undefined) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
    wake: tick,
  };
}

/** The page's clock. */
export const worldClock = createWorldClock();

/** Reads `World-Time: <epoch ms>; rate=<n>` into the clock; a missing or malformed header changes nothing. */
export function takeWorldTime(header: string | null, at: number, clock: WorldClock = worldClock): void {
  const found = header?.match(/^\s*(\d+)\s*(?:;\s*rate=(\d+(?:\.\d+)?))?\s*$/);
  if (!found) return;
  const rate = Number(found[2] ?? 1);
  if (rate > 0) clock.sample(Number(found[1]), rate, at);
}
