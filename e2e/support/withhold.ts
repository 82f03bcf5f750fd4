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
