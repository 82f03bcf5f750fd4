/**
 * `npm run bench:render`: measures the CPU time of a poll with 1,000 live matches of which 50 have changed, beside a
 * minimal hand-written page. First with 50 new minutes, as in a real poll, then with 50 goals, each highlighted for a
 * minute. Five rounds of 15 polls, in turn; never fails on a time.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { CATEGORIES, type Cost, costOf } from './cost.ts';
import { type Change, change, type FakeDay, fakeDay } from './fake-day.ts';
import { startFakeServer } from './fake-server.ts';
import { median } from './median.ts';
import { startScript, stopScript } from './program.ts';

const root = join(import.meta.dirname, '..');
const [ROUNDS, POLLS, ROWS, CHANGES] = [5, 15, 1000, 50];
/** Polls that are not counted, since their code is still being compiled. */
const WARM_UP_POLLS = 3;
/** Time that is measured after the page shows a poll, ms; later animation is not counted. */
const SETTLE_MS = 250;
/** The longest time until a page shows all rows, or a poll, ms: a slow machine takes seconds. */
const MAX_WAIT_MS = 60_000;
const NOW = '2026-11-21T15:30:00Z';
const PORT = '4395';
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const LIVE = `http://127.0.0.1:${PORT}/api/v2.2/livescores/?t=live&include=events`;

/** Returns a real answer as the pattern for the generated ones; the start also builds the pages. */
async function sample(): Promise<FakeDay> {
  const env = { PORT, SERVICE_PORT: '4396', SERVICE_SEED: '1', SERVICE_NOW: NOW };
  const { child } = await startScript('start', env);
  for (;;) {
    const answer = await fetch(LIVE).catch(() => null);
    if (answer?.ok) {
      const list = (await answer.json()) as FakeDay;
      await stopScript(child);
      return list;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Evaluates a script in a page until its value is the wanted one; throws with the last value if it takes too long. */
async function until<T>(page: Page, script: string, isWanted: (value: T) => boolean): Promise<T> {
  const latest = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const value = await page.evaluate<T>(script);
    if (isWanted(value)) return value;
    if (performance.now() > latest) throw new Error(`After ${MAX_WAIT_MS / 1000} s ${script} is ${value}`);
    await pause(50);
  }
}

async function measure(
  browser: Browser,
  pattern: FakeDay,
  path: string,
  kind: Change,
): Promise<readonly Cost[]> {
  const list = fakeDay(pattern, ROWS);
  const server = await startFakeServer(root, () => list, Date.parse(NOW));
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`${path}: ${error}`));
  await page.setViewport(PHONE);
  // On such a long day most competitions would be collapsed.
  const open = Object.fromEntries(list.data.map(({ league }) => [league.id, 'open']));
  await page.evaluateOnNewDocument(`localStorage.setItem('folds', '${JSON.stringify(open)}')`);
  await page.goto(`${server.address}${path}`);
  await until<number>(
    page,
    `document.querySelectorAll('main li a[href^="/match/"]').length`,
    (n) => n >= ROWS,
  );
  const costs: Cost[] = [];
  for (let poll = 0; poll < POLLS + WARM_UP_POLLS; poll += 1) {
    await server.waitForRequest();
    await pause(50);
    const id = change(list, kind, poll, CHANGES);
    const row = `document.querySelector('main li:has(a[href^="/match/${id}"])').textContent`;
    const text = await page.evaluate<string>(row);
    await page.tracing.start({ categories: CATEGORIES });
    server.answer();
    await until<string>(page, row, (now) => now !== text);
    await pause(SETTLE_MS);
    const trace = await page.tracing.stop();
    if (poll >= WARM_UP_POLLS && trace) costs.push(costOf(new TextDecoder().decode(trace)));
  }
  await page.close();
  server.close();
  return costs;
}

const pattern = await sample();
const browser = await openBrowser();
console.log(`${ROWS} rows in play, ${ROUNDS} x ${POLLS} polls, ${await browser.version()}`);

for (const kind of ['minutes', 'goals'] as const) {
  const floor: Cost[] = [];
  const touchlineCosts: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(...(await measure(browser, pattern, 'floor.html', kind)));
    touchlineCosts.push(...(await measure(browser, pattern, '', kind)));
  }
  const line = (label: string, read: (cost: Cost) => number) => {
    const [touchlineMedian, floorMedian] = [median(touchlineCosts.map(read)), median(floor.map(read))];
    const [ms, floorMs] = [touchlineMedian, floorMedian].map((number) => number.toFixed(2).padStart(7));
    console.log(
      `${label.padEnd(28)} ${ms} ms   by hand ${floorMs} ms   ${(touchlineMedian / floorMedian).toFixed(2)} x`,
    );
  };
  console.log(`\n${CHANGES} ${kind} a poll`);
  line('script', ({ script }) => script);
  line('style and layout', ({ styleAndLayout }) => styleAndLayout);
  line('script, style and layout', ({ total }) => total);
}
await browser.close();
console.log('\nwanted: script, style and layout at most 1.0 x');
