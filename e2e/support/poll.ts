import type { Page } from '@playwright/test';
import { LIVE_LIST, refreshed, setClock } from './world.ts';

/** Longer than the period of matches and tables in play with its jitter, ms. */
const POLL_MS = 11_000;

/** Returns the instant a minute before another: long enough to open a page, and no gap in its answers. */
export const minuteBefore = (instant: string): string => new Date(Date.parse(instant) - 60_000).toISOString();

/**
 * Installs a clock that a test moves, before the page is opened. Requests keep their timeouts in real time: a jump of
 * the clock would end those under way, and the page would wait two periods before the next.
 */
export async function installClock(
  page: Page,
  options?: Parameters<Page['clock']['install']>[0],
): Promise<void> {
  await page.clock.install(options);
  await page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController();
      const end = () => controller.abort(new DOMException('The request timed out.', 'TimeoutError'));
      scheduler.postTask(end, { delay });
      return controller.signal;
    };
  });
}

/** Runs the page's installed clock beyond its next poll, and waits for the response's headers. `part`: of the address. */
export async function nextPoll(page: Page, part: string, afterMs = POLL_MS): Promise<void> {
  const response = page.waitForResponse((one) => one.url().includes(part));
  await page.clock.fastForward(afterMs);
  await response;
}

/**
 * Moves the world to an ISO instant and the page's timers beyond their next poll. The page needs
 * `installClock` before it is opened, and the world has to move further than the page.
 */
export async function pollAt(
  page: Page,
  instant: string,
  { request = LIVE_LIST, afterMs = POLL_MS, speed = 1 } = {},
): Promise<void> {
  await setClock(instant, speed);
  await refreshed(request);
  await nextPoll(page, request, afterMs);
}
