import { type Browser, launch } from 'puppeteer-core';

// biome-ignore lint/style/noRestrictedImports: the bench is a separate package, without the # imports
import { findBrowser } from '../e2e/support/browser.ts';

/** Starts the browser of the end-to-end tests, headless. */
export async function openBrowser(): Promise<Browser> {
  const browser = findBrowser();
  if (!browser) throw new Error('No browser: run node e2e/support/ensure-browser.ts, or set E2E_BROWSER.');
  return launch({
    ...browser,
    args: ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars'],
  });
}
