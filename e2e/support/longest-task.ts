import type { Page } from '@playwright/test';

/** An event of Chromium's trace. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor, without what other programs took meanwhile, µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';
const PAGE_THREAD = 'CrRendererMain';

/** Returns the longest task of a page's main thread while `run` does something, ms of the processor's time. */
export async function longestTaskOf(page: Page, run: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Set(traceEvents.filter(({ args }) => args?.name === PAGE_THREAD).map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === TASK && threads.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('Chromium’s trace has no tasks of the page.');
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000;
}
