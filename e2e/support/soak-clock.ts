declare global {
  /** The page's movable clock. */
  var soakClock: { advance(ms: number): Promise<void>; now(): number };
}

/**
 * Replaces a page's clock and timers: its time stands still until `advance` is called, which runs what falls due and
 * waits for the requests that follow. Runs in the page, before its own code.
 */
export function installSoakClock(startedAt: number): void {
  interface Timer {
    at: number;
    readonly everyMs: number | null;
    readonly run: () => void;
  }
  const timers = new Map<number, Timer>();
  const realFetch = window.fetch.bind(window);
  const RealDate = Date;
  let nowMs = 0;
  let lastId = 0;
  let pending = 0;
  let settle = () => {};

  function add(run: TimerHandler, ms: number | undefined, isRepeated: boolean, args: unknown[]): number {
    const delay = Math.max(isRepeated ? 1 : 0, ms ?? 0);
    lastId += 1;
    timers.set(lastId, {
      at: nowMs + delay,
      everyMs: isRepeated ? delay : null,
      run: () => (run as (...all: unknown[]) => void)(...args),
    });
    return lastId;
  }
  const remove = (id?: number) => void timers.delete(id ?? -1);
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...args: unknown[]) => add(run, ms, false, args),
    setInterval: (run: TimerHandler, ms?: number, ...args: unknown[]) => add(run, ms, true, args),
    clearTimeout: remove,
    clearInterval: remove,
    fetch: async (url: string, init?: RequestInit) => {
      pending += 1;
      try {
        // The server's world runs with this clock.
        const headers = new Headers(init?.headers);
        headers.set('x-soak-now', String(startedAt + nowMs));
        const response = await realFetch(url, { ...init, headers });
        const hasBody = response.status !== 204;
        return new Response(hasBody ? await response.arrayBuffer() : null, response);
      } finally {
        pending -= 1;
        if (pending === 0) settle();
      }
    },
    Date: class extends RealDate {
      constructor(...args: unknown[]) {
        if (args.length === 0) super(startedAt + nowMs);
        else super(...(args as [number]));
      }
      static override now = () => startedAt + nowMs;
    },
  });
  // A real one would keep what it aborts for 10 s, in which hundreds of polls pass.
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    add(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms, false, []);
    return controller.signal;
  };
  performance.now = () => nowMs;
  Object.defineProperty(performance, 'timeOrigin', { value: startedAt });

  const channel = new MessageChannel();
  let resume = () => {};
  channel.port1.onmessage = () => resume();
  /** A message comes at once, whereas browsers delay chains of timers by 4 ms each. */
  const nextTask = () =>
    new Promise<void>((resolve) => {
      resume = resolve;
      channel.port2.postMessage(null);
    });
  async function answerAll(): Promise<void> {
    while (pending > 0) {
      await new Promise<void>((resolve) => {
        settle = resolve;
      });
      await nextTask();
    }
  }

  function nextDue(end: number): readonly [number, Timer] | null {
    let first: readonly [number, Timer] | null = null;
    for (const entry of timers)
      if (entry[1].at <= end && (!first || entry[1].at < first[1].at)) first = entry;
    return first;
  }

  globalThis.soakClock = {
    now: () => startedAt + nowMs,
    async advance(ms) {
      const end = nowMs + ms;
      for (let due = nextDue(end); due; due = nextDue(end)) {
        const [id, timer] = due;
        nowMs = Math.max(nowMs, timer.at);
        if (timer.everyMs === null) timers.delete(id);
        else timer.at += timer.everyMs;
        timer.run();
        await nextTask();
        await answerAll();
      }
      nowMs = end;
      await nextTask();
    },
  };
}
