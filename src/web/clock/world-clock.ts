/** A sample further behind than this is not a late response: the world was set back. */
export const MAX_LAG_MS = 86_400_000;
/** Decay of the offset (0.1 ms per second), so that a fast device does not run ahead for weeks. */
const OFFSET_DECAY = 1e-4;

/**
 * The world's clock on a device whose own clock may be wrong by days: the offset of `World-Time` to
 * `performance.now()`. A slow or cached response shows too small an offset and never too large a one, so the largest is
 * used. Only a jump back of more than a day is accepted (an operator set the world back); smaller ones are ignored.
 */
export function createWorldClock() {
  let offset: number | null = null;
  let sampledAt = 0;
  let rate = 1;
  let lastTick: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const read = () => (offset === null ? null : offset - clock.behindMs + performance.now() * rate);
  const fullSeconds = (world: number | null) => (world === null ? null : Math.floor(world / 1000) * 1000);

  function tick(): void {
    clearTimeout(timer);
    timer = undefined;
    const world = read();
    lastTick = fullSeconds(world);
    if (world !== null && listeners.size > 0) {
      timer = setTimeout(tick, Math.max((1000 - (world % 1000)) / rate, 250) + 1);
    }
    for (const listener of listeners) listener();
  }

  const clock = {
    /** By how much `now` is behind the world, ms; `wake` follows a change. */
    behindMs: 0,
    /** Returns the world's time in epoch ms, in full seconds; null before the first response. */
    now: () => (timer === undefined ? fullSeconds(read()) : lastTick),
    /** Returns the world's seconds per real second. */
    rate: () => rate,
    /** Takes the world's time from a response (`World-Time`) that came at `at` by `performance.now()`. */
    sample(world: number, nextRate: number, at: number): void {
      const sampledOffset = world - at * nextRate;
      const decayedOffset = offset === null ? null : offset - (at - sampledAt) * nextRate * OFFSET_DECAY;
      const isContinuous =
        decayedOffset !== null && nextRate === rate && sampledOffset > decayedOffset - MAX_LAG_MS;
      const nextOffset = isContinuous ? Math.max(decayedOffset, sampledOffset) : sampledOffset;
      const hasJumped = offset === null || nextRate !== rate || Math.abs(nextOffset - offset) >= 1000;
      offset = nextOffset;
      sampledAt = at;
      rate = nextRate;
      if (hasJumped) tick();
    },
    /** Calls back at every tick: each full second of the world, at most four times a second. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (timer === undefined) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
    /** Ticks at once, because timers stop while the page is hidden or asleep. */
    wake: tick,
  };
  return clock;
}

export const worldClock = createWorldClock();

/** Reads `World-Time: <epoch ms>; rate=<n>` into the clock; a missing or malformed header changes nothing. */
export function takeWorldTime(header: string | null, at: number, clock = worldClock): void {
  const parts = header?.match(/^(\d+)(?:; ?rate=(\d+(?:\.\d+)?))?$/);
  if (!parts) return;
  const rate = Number(parts[2] ?? 1);
  if (rate > 0) clock.sample(Number(parts[1]), rate, at);
}
