/** CPU time of a page's main thread, ms. */
export interface Cost {
  readonly script: number;
  readonly styleAndLayout: number;
  /** Both, with layout forced by script counted once. */
  readonly total: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration by the thread's clock, microseconds. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Trace categories that contain the events below. */
export const CATEGORIES = ['-*', 'devtools.timeline', 'v8', 'blink', 'benchmark', 'toplevel', '__metadata'];
const SCRIPT_EVENTS = new Set([
  // Parsing of an answer's JSON, and the continuations that wait for it.
  'ResponseBodyLoader::DidFinishLoadingBody',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
  'RunMicrotasks',
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'TimerFire',
  'v8.callFunction',
]);
const STYLE_EVENTS = new Set([
  'UpdateLayoutTree',
  'Layout',
  'LocalFrameView::RunStyleAndLayoutLifecyclePhases',
]);

/** Returns the total length of the union of the events' intervals, ms. */
function coveredMs(events: readonly TraceEvent[]): number {
  const spans = events.map(({ tts = 0, tdur = 0 }) => [tts, tts + tdur] as const).sort(([a], [b]) => a - b);
  let sum = 0;
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans) {
    sum += Math.max(0, to - Math.max(from, coveredUntil));
    coveredUntil = Math.max(coveredUntil, to);
  }
  return sum / 1000;
}

/** Reads the trace of a page, which is the busiest main thread of a renderer. */
export function costOf(trace: string): Cost {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const costs = mains.map((main) => {
    const threadEvents = traceEvents.filter(
      (event) => event.ph === 'X' && threadOf(event) === threadOf(main),
    );
    const script = threadEvents.filter(({ name }) => SCRIPT_EVENTS.has(name));
    const style = threadEvents.filter(({ name }) => STYLE_EVENTS.has(name));
    return {
      script: coveredMs(script),
      styleAndLayout: coveredMs(style),
      total: coveredMs([...script, ...style]),
    };
  });
  const [busiest] = costs.sort((a, b) => b.total - a.total);
  if (!busiest) throw new Error('The trace shows no page.');
  return busiest;
}
