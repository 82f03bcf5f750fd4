/** What a page's main thread did in a while, ms of its own time. */
export interface Cost {
  readonly script: number;
  readonly styleAndLayout: number;
  /** Both of them: script that makes the browser lay out is counted once. */
  readonly both: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and length by the thread's own clock, in microseconds. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the categories below record. */
export const CATEGORIES = ['-*', 'devtools.timeline', 'v8', 'blink', 'benchmark', 'toplevel', '__metadata'];
const SCRIPT = new Set([
  // Where the JSON of an answer is parsed, and what waits for it goes on.
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
const STYLE = new Set(['UpdateLayoutTree', 'Layout', 'LocalFrameView::RunStyleAndLayoutLifecyclePhases']);

/** The length of everything that at least one of the intervals covers. */
function covered(events: readonly TraceEvent[]): number {
  const spans = events.map(({ tts = 0, tdur = 0 }) => [tts, tts + tdur] as const).sort(([a], [b]) => a - b);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total / 1000;
}

/** Reads a trace of one page: the busiest main thread of a renderer is its. */
export function costOf(trace: string): Cost {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const costs = mains.map((main) => {
    const own = traceEvents.filter((event) => event.ph === 'X' && threadOf(event) === threadOf(main));
    const script = own.filter(({ name }) => SCRIPT.has(name));
    const style = own.filter(({ name }) => STYLE.has(name));
    return { script: covered(script), styleAndLayout: covered(style), both: covered([...script, ...style]) };
  });
  const [busiest] = costs.sort((a, b) => b.both - a.both);
  if (!busiest) throw new Error('The trace shows no page.');
  return busiest;
}
