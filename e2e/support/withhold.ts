import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. */
export async function withhold(page: Page, what: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/**
 * Holds the fonts of each page back, as a slow line does.
 *
 * @returns lets the fonts of the open page come, and resolves when they are drawn
 */
export async function withholdFonts(page: Page): Promise<() => Promise<void>> {
  const fonts = '**/*.woff2';
  let letGo = await withhold(page, fonts);
  return async () => {
    await page.waitForFunction(() => document.fonts.status === 'loading');
    letGo();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    letGo = await withhold(page, fonts);
  };
}
