/** A sample that is this much behind is no late answer: the world was set back, and the clock with it. */
const SET_BACK = 86_400_000;
/** How fast a kept offset yields (0.1 ms a second), so that a fast device does not run ahead for weeks. */
const YIELD = 1e-4;

export interface WorldClock {
  /** The world's time in epoch milliseconds, in full seconds; null until an answer told it. */
  now(): number | null;
  /** World seconds in a second of ours. */
  rate(): number;
  /** Takes in what an answer said (`World-Time`): `at` is when it came, by `performance.now()`. */
  sample(world: number, rate: number, at: number): void;
  /** Calls back at every tick: each full second of the world, four times a second at most. */
  subscribe(listener: () => void): () => void;
  /** Looks at the time at once: the page was hidden or asleep, and ticks were not counted. */
  wake(): void;
}

/**
 * The world's clock on a device whose own clock may be wrong by days: the offset of `World-Time` to
 * `performance.now()`. An answer that took its time, or came out of a cache, shows an offset that is too
 * small and never one too large, so the largest is kept. Only a jump back of more than a day is believed
 * (an operator set the world back); a smaller one is waited out.
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

/** The page's one clock. */
export const worldClock = createWorldClock();

/** Reads `World-Time: <epoch ms>; rate=<n>` into the clock; a header that is missing or odd changes nothing. */
export function takeWorldTime(header: string | null, at: number, clock: WorldClock = worldClock): void {
  const found = header?.match(/^\s*(\d+)\s*(?:;\s*rate=(\d+(?:\.\d+)?))?\s*$/);
  if (!found) return;
  const rate = Number(found[2] ?? 1);
  if (rate > 0) clock.sample(Number(found[1]), rate, at);
}
