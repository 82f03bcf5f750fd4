/**
 * `npm run check:wall [-- --addresses 200 --seed 1]`: opens a wall at random addresses in Chromium, and then kills the
 * renderer of one and opens it again without the server's data. Exits with 1 if an address shows nothing or logs an
 * error, or if the wall does not open with its last scores. Run `npm run build` first.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { startOutage } from './support/outage.ts';
import { openRandomWall, randomWallAddresses } from './support/wall-addresses.ts';
import { pageAddress, startWorld } from './support/world.ts';

const { values: options } = parseArgs({
  options: {
    addresses: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const NOW = '2026-11-21T15:20:00Z';
const PAGES = 2;
/** A wall stores its data once a minute, an answer a second. */
const STORED_MS = 120_000;
/** A crashed page opens within this time, with data that no server has sent it. */
const OPEN_MS = 15_000;
const EXPECTED = /^Failed to load resource|wake lock/i;

const contextOptions = {
  viewport: { width: 1920, height: 1080 },
  serviceWorkers: 'block',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
} as const;

function recordProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`));
}

/** Returns what is wrong with random addresses. */
async function checkAddresses(browser: Browser): Promise<readonly string[]> {
  const problems: string[] = [];
  const addresses = [...randomWallAddresses(Number(options.addresses), Number(options.seed))];
  const remaining = addresses.values();
  async function openAll(page: Page): Promise<void> {
    recordProblems(page, problems);
    for (const address of remaining)
      await openRandomWall(page, pageAddress() + address).catch((error: Error) =>
        problems.push(`${address}: ${error.message}`),
      );
  }
  const context = await browser.newContext(contextOptions);
  await Promise.all(Array.from({ length: PAGES }, async () => openAll(await context.newPage())));
  await context.close();
  return problems;
}

/** Kills the renderer of a wall; returns what is wrong with the page that opens after it. */
async function checkCrash(browser: Browser): Promise<readonly string[]> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const address = `${pageAddress()}/wall?views=board&zone=Europe/London`;
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  await page.waitForFunction(
    () => Object.keys(localStorage).some((name) => name.startsWith('wall-answer ')),
    undefined,
    { timeout: STORED_MS },
  );
  const session = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  // The command never ends: there is no renderer left to answer.
  void session.send('Page.crash').catch(() => {});
  await crash;
  await page.close();
  const problems: string[] = [];
  const next = await context.newPage();
  await startOutage(next);
  recordProblems(next, problems);
  await next.goto(address);
  await Promise.all([
    next.getByRole('heading', { level: 1, name: /^As of / }).waitFor({ timeout: OPEN_MS }),
    next.getByRole('article').first().waitFor({ timeout: OPEN_MS }),
  ]).catch((error: Error) => problems.push(`after a crash: ${error.message}`));
  await context.close();
  return problems;
}

const touchline = await startWorld({ SERVICE_NOW: NOW });
const browser = await chromium.launch({ ...findBrowser(), args: ['--no-sandbox'] });
const startedAt = Date.now();
const blank = await checkAddresses(browser);
const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
console.log(`${options.addresses} addresses in ${seconds} s: ${blank.length} problems`);
const crash = await checkCrash(browser);
console.log(`renderer killed: ${crash.length} problems`);
await browser.close();
await touchline.close();
for (const problem of [...blank, ...crash]) console.log(problem);
process.exit(blank.length + crash.length > 0 ? 1 : 0);
