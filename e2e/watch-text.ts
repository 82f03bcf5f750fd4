/**
 * Opens a page in Chromium for `npm run scale`, which forks this file with an address and a selector. Sends "open" when the
 * selector's first element is there, then for each text that it receives the instant at which that element has it, epoch ms.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from './support/browser.ts';

const [address = '', selector = ''] = process.argv.slice(2);
/** Longer than a change takes when each process asks the data service for itself. */
const TIMEOUT_MS = 60_000;

const browser = await chromium.launch({ ...findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ serviceWorkers: 'block' });
await page.goto(address);
await page.locator(selector).first().waitFor();
process.send?.('open');

process.on('message', async (text) => {
  const score = { selector, text: String(text) };
  const seenAt = await page.waitForFunction(
    (score) => document.querySelector(score.selector)?.textContent === score.text && Date.now(),
    score,
    { timeout: TIMEOUT_MS },
  );
  process.send?.(await seenAt.jsonValue());
});
process.once('disconnect', () => void browser.close().then(() => process.exit()));
