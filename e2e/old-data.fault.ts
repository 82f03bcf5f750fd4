/** Pages of the last build in a browser at real time, by row of the fault catalogue. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from './support/browser.ts';
import { startOutage } from './support/outage.ts';
import type { Touchline } from './support/touchline.ts';
import { LIVE_LIST, startWorld } from './support/world.ts';

/** Two of the longest polls of the prices in play, until after their age limit, and seven of the live list, ms. */
const WATCH_MS = 36_000;
/** A poll that takes longer than this may leave a page with old data for a moment, ms. */
const MAX_ANSWER_MS = 1000;
/** Two polls, the grace time, and the poll that fails, ms. */
const OLD_WITHIN_MS = 40_000;

let touchline: Touchline;
let context: BrowserContext;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  touchline = await startWorld({ SERVICE_NOW: '2026-11-21T15:20:00Z' });
  closings.push(touchline.close);
  const browser = await chromium.launch(findBrowser());
  closings.push(() => browser.close());
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  });
});
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

declare global {
  /** Instants at which a part of the page became old while its answers came in time, ms. */
  var greyAt: number[];
}

/** Watches a page for parts that become old although no answer is late. */
function watchGrey(maxAnswerMs: number): void {
  globalThis.greyAt = [];
  const isAnyLate = () =>
    performance
      .getEntriesByType('resource')
      .some(({ duration, startTime }) => duration > maxAnswerMs && startTime > performance.now() - 15_000);
  new MutationObserver((records) => {
    const isGrey = records.some(
      ({ target }) => target instanceof Element && target.getAttribute('data-old') === 'true',
    );
    if (isGrey && !isAnyLate()) globalThis.greyAt.push(performance.now());
  }).observe(document, { attributeFilter: ['data-old'], subtree: true });
}

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(touchline.address + path);
  await page.locator('[data-old="false"] .dims-when-old').first().waitFor();
  await page.evaluate(watchGrey, MAX_ANSWER_MS);
  return page;
}

/** Returns the filters that the old parts of a page have, once it has some. */
async function filtersOfOldParts(page: Page): Promise<readonly string[]> {
  const parts = page.locator('[data-old="true"] .dims-when-old');
  await parts.first().waitFor({ timeout: OLD_WITHIN_MS });
  await expect
    .poll(() => parts.first().evaluate((part) => getComputedStyle(part).filter))
    .toBe('grayscale(1)');
  return parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).filter));
}

// In real time, while other rows of the catalogue keep the machine busy: a service that is late by them makes data old.
test('S15 pages in play stay in colour while they are polled, and what is grey says of when it is', {
  retry: 1,
}, async () => {
  const response = await fetch(`${touchline.address}/api/v2.2/${LIVE_LIST}`);
  const [match] = ((await response.json()) as { data: { teams: { home: { id: string } } }[] }).data;
  const pages = await Promise.all(['/odds', `/team/${match?.teams.home.id}`].map(open));
  await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
  for (const page of pages) expect(await page.evaluate(() => globalThis.greyAt), page.url()).toEqual([]);
  for (const page of pages) await startOutage(page, '**/api/v2.2/livescores/**');
  for (const page of pages) {
    expect(new Set(await filtersOfOldParts(page))).toEqual(new Set(['grayscale(1)']));
    const words = await page.locator('[data-old="true"]').allInnerTexts();
    for (const text of words) {
      expect(text).toMatch(/Last updated \d\d:\d\d:\d\d\. Live updates are delayed\./);
      expect(text).not.toContain('up to date');
    }
  }
});
