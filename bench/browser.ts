import { type Browser, launch } from 'puppeteer-core';
// biome-ignore lint/style/noRestrictedImports: the bench is a package of its own, in which # addresses end
import { findBrowser } from '../e2e/support/browser.ts';

/** The browser of the end-to-end stories, without a window. */
export async function openBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (!found) throw new Error('No browser: run node e2e/support/ensure-browser.ts, or set E2E_BROWSER.');
  return launch({
    ...found,
    args: ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars'],
  });
}
