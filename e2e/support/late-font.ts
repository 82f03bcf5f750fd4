import { expect, type Page } from '@playwright/test';

/**
 * Holds the fonts of each page back, as a slow line does.
 *
 * @returns lets the fonts of the open page come, and resolves when they are drawn
 */
export async function holdFont(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/*.woff2', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    // Letters of other scripts have files of their own, which are requested only now.
    isHeld = false;
    for (const release of waiting.splice(0)) release();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    isHeld = true;
  };
}
