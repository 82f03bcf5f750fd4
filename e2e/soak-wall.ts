/**
 * `npm run soak:wall [-- --polls 5000] [--views board,next]`: shows a wall in Chromium for as many polls (50,000 by default)
 * with changing data under a movable clock, and prints what it leaves behind: growth of the heap a poll, nodes and
 * listeners, console errors, reloads, the day's rollover, the longest task of polls and at rest, and the work of a wall at
 * rest. Exits with 1 if a limit is missed; an aim, which depends on the machine, is only printed. Run `npm run build` first.
 */
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { longestTaskOf } from './support/longest-task.ts';
import { installSoakClock } from './support/soak-clock.ts';
import { startSoakServer } from './support/soak-server.ts';
import { startTouchline } from './support/touchline.ts';

const { values: options } = parseArgs({
  options: {
    polls: { type: 'string', default: '50000' },
    views: { type: 'string', default: 'board,match,table,next,results' },
    rest: { type: 'string', default: '30' },
  },
});
const POLLS = Number(options.polls);
const SAMPLES = 24;
/** World time at the start. */
const STARTED_AT = Date.parse('2026-11-22T04:50:00Z');
/** The wall's day begins at 05:00. */
const ROLLOVER_AT = Date.parse('2026-11-22T05:00:00Z');
const POLL_MS = 5000;
/** Two minutes, because a wall stores its answers once a minute. */
const TRACED_POLLS = 24;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HD = { width: 1920, height: 1080 };
/** The same wall with a ninth of the pixels: painting them would take a third of the time. */
const SMALL = { width: 640, height: 360 };
/** Time in which a worker begins a request, ms. */
const WORKER_MS = 50;
const MAX_BYTES_A_POLL = 1024;
const MAX_TASK_MS = 50;
const MAX_REST_PERCENT = 5;

interface Sample {
  readonly polls: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Longest task of some polls before it, ms. */
  readonly longestTask: number;
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Returns the slope of a fitted line. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const [x, y] = [mean(points.map(([each]) => each)), mean(points.map(([, each]) => each))];
  const covariance = mean(points.map(([eachX, eachY]) => (eachX - x) * (eachY - y)));
  return covariance / mean(points.map(([each]) => (each - x) ** 2));
}

/** Advances to the first page of the live board, whose nodes are comparable. */
async function toFirstPage(page: Page): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    // A page with one large match has no header.
    const text = (await page.locator('header').allInnerTexts()).join();
    if (/^Live/.test(text) && !/page (?!1 )\d/.test(text)) return;
    await page.evaluate((ms) => soakClock.advance(ms), POLL_MS);
  }
  throw new Error('The wall shows no live board.');
}

async function sampleOf(page: Page, session: CDPSession, polls: number): Promise<Sample> {
  const longestTask = await longestTaskOf(page, () => poll(page, TRACED_POLLS));
  await toFirstPage(page);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const metrics = await metricsOf(session);
  return {
    polls,
    heap: metrics.get('JSHeapUsedSize') ?? 0,
    nodes: metrics.get('Nodes') ?? 0,
    listeners: metrics.get('JSEventListeners') ?? 0,
    longestTask,
  };
}

const touchline = await startTouchline({
  UPSTREAM_URL: '',
  SERVICE_CONTROL: 'on',
  SERVICE_SEED: '2026',
  SERVICE_NOW: '2026-11-21T15:20:00Z',
});
const server = await startSoakServer({ target: touchline.address, startedAt: STARTED_AT });
const browser = await chromium.launch({ ...findBrowser(), args: ['--no-sandbox'] });
const problems: string[] = [];
const address = `${server.address}/wall?zone=Europe/London&views=${options.views}`;

/**
 * Opens a page with a storage of its own: what a wall has stored is newer than the next page's clock.
 *
 * @param now world time at which the page is opened, epoch ms; null for the real time
 */
async function open(now: number | null, viewport = HD): Promise<readonly [Page, CDPSession]> {
  server.setNow(now);
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  if (now !== null) await page.addInitScript(installSoakClock, now);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return [page, session];
}

/** Advances a page by some polls. */
const poll = (page: Page, count: number) =>
  page.evaluate(
    async ([polls, ms]) => {
      for (let done = 0; done < polls; done += 1) await soakClock.advance(ms);
    },
    [count, POLL_MS] as const,
  );

/** Shows the wall for all polls; returns what was measured after each part of them. */
async function soak(page: Page, session: CDPSession): Promise<readonly Sample[]> {
  await page.goto(address);
  // Its clock stands still: the first data come with the first poll.
  await page.waitForSelector('h1', { state: 'attached' });
  const startedAt = Date.now();
  const samples: Sample[] = [];
  while (server.counts.polls < POLLS) {
    await poll(page, Math.ceil(POLLS / SAMPLES));
    if (server.counts.pages > 1) throw new Error('The wall reloaded itself.');
    const sample = await sampleOf(page, session, server.counts.polls);
    samples.push(sample);
    const columns = [
      `${sample.polls} polls`.padStart(12),
      `${(sample.heap / 1e6).toFixed(2)} MB`.padStart(10),
      `${sample.nodes} nodes`.padStart(12),
      `${sample.listeners} listeners`.padStart(14),
      `${sample.longestTask.toFixed(0)} ms`.padStart(9),
      `${((Date.now() - startedAt) / 60_000).toFixed(1)} min`.padStart(9),
    ];
    console.log(columns.join(''));
  }
  return samples;
}

/** Returns the share of a core that a wall at rest takes, percent; of the processor's time, not of the clock's. */
async function workAtRest(page: Page, session: CDPSession, seconds: number): Promise<number> {
  const tasks = async () => (await metricsOf(session)).get('TaskDuration') ?? 0;
  const before = await tasks();
  await page.waitForTimeout(seconds * 1000);
  return (100 * ((await tasks()) - before)) / seconds;
}

/** Advances a page by some polls, each of which waits for lists of days: a worker requests them, whose time is real. */
async function pollWithLists(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await poll(page, 1);
    do await page.waitForTimeout(WORKER_MS);
    while (server.counts.pending > 0);
  }
}

/**
 * Shows a board across the rollover of its day, and returns how many seconds after it the UTC day that only the new day
 * has was requested; null if it was not. A wall's day has two UTC days; until a board has matches it requests the next one.
 */
async function rolloverDelay(): Promise<number | null> {
  const [board] = await open(ROLLOVER_AT - 2 * MINUTE_MS);
  await board.goto(`${server.address}/wall?zone=Europe/London&views=board`);
  await board.waitForSelector('h1', { state: 'attached' });
  await pollWithLists(board, MINUTE_MS / POLL_MS);
  server.days.clear();
  await pollWithLists(board, (3 * MINUTE_MS) / POLL_MS);
  await board.context().close();
  const newDay = new Date(ROLLOVER_AT + DAY_MS).toISOString().slice(0, 10);
  const requestedAt = server.days.get(newDay);
  return requestedAt === undefined ? null : (requestedAt - ROLLOVER_AT) / 1000;
}

function print(mark: string, name: string, value: string, limit: string): void {
  console.log(`${mark.padEnd(12)}${name.padEnd(28)} ${value.padStart(12)}   ${limit}`);
}

let missedLimits = 0;
function report(name: string, value: string, isMet: boolean, limit: string): void {
  print(isMet ? 'met' : 'MISSED', name, value, limit);
  if (!isMet) missedLimits += 1;
}

/** Prints what fails nothing, because it depends on the machine. */
function reportAim(name: string, value: number, aim: number): void {
  print(value <= aim ? 'aim met' : 'aim missed', name, value.toFixed(1), `aim: ${aim}`);
}

const [page, session] = await open(STARTED_AT, SMALL);
const samples = await soak(page, session);
// Code, caches and the vidiprinter fill up first.
const settled = samples.slice(Math.ceil(samples.length / 3));
const slope = slopeOf(settled.map(({ polls, heap }) => [polls, heap]));
const growth = (name: 'nodes' | 'listeners') => {
  const half = Math.floor(settled.length / 2);
  // What is on the screen differs from sample to sample; what leaks stays.
  const fewest = (part: readonly Sample[]) => Math.min(...part.map((sample) => sample[name]));
  return fewest(settled.slice(half)) - fewest(settled.slice(0, half));
};
const loads = server.counts.pages;
const longestInSoak = Math.max(...samples.map(({ longestTask }) => longestTask));
await page.context().close();

const delay = await rolloverDelay();
const rolloverLoads = server.counts.pages - loads;

const [restPage, restSession] = await open(null);
await restPage.goto(address);
await restPage.waitForSelector('h1');
await restPage.waitForTimeout(5000);
const rest = await workAtRest(restPage, restSession, Number(options.rest));
const longestAtRest = await longestTaskOf(restPage, () => restPage.waitForTimeout(MINUTE_MS));
await browser.close();
server.close();
await touchline.close();

console.log(`\n${POLLS} polls, ${((POLLS * POLL_MS) / HOUR_MS).toFixed(1)} hours of the world`);
report('heap, bytes a poll', slope.toFixed(0), slope < MAX_BYTES_A_POLL, `less than ${MAX_BYTES_A_POLL}`);
report('nodes', String(growth('nodes')), growth('nodes') <= 0, 'none');
report('listeners', String(growth('listeners')), growth('listeners') <= 0, 'none');
report('console errors', String(problems.length), problems.length === 0, 'none');
report('reloads', String(loads - 1), loads === 1, 'none');
report(
  'day begins at 05:00, s off',
  delay === null ? 'never' : delay.toFixed(0),
  // The server learns the page's time with each poll.
  delay !== null && Math.abs(delay) <= POLL_MS / 1000 && rolloverLoads === 1,
  'within a poll, without a reload',
);
reportAim('longest task in polls, ms', longestInSoak, MAX_TASK_MS);
reportAim('longest task at rest, ms', longestAtRest, MAX_TASK_MS);
reportAim('a core at rest, percent', rest, MAX_REST_PERCENT);
for (const problem of new Set(problems)) console.log(problem);
process.exit(missedLimits === 0 ? 0 : 1);
