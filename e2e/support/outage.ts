import type { BrowserContext, Page } from '@playwright/test';

/** What a page says of an outage. */
export const NO_UPDATES = 'Live updates are delayed. Retrying.';

/** Answers requests as while the data service does not answer; all of them by default. */
export async function startOutage(where: Page | BrowserContext, what: string | RegExp = '**/api/**') {
  const json = { error: { code: 'upstream_unavailable', message: 'Down' } };
  await where.route(what, (route) => route.fulfill({ status: 503, json }));
}
