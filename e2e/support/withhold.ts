import type { Page } from '@playwright/test';

/** Keeps requests back until they are let go. */
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
