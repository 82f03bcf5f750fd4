import type { Page } from '@playwright/test';

const NOW = Date.parse('2026-11-21T15:20:00Z') / 1000;
const PUBLIC = {
  service: 'up',
  since: NOW - 7500,
  lastFailure: { at: NOW - 2400, reason: 'timeout', operation: 'livescores?t=live' },
  uptimeSeconds: 180_000,
  ages: [
    { operation: 'fixtures?t=schedule', seconds: 125 },
    { operation: 'livescores?t=live', seconds: 3 },
  ],
};
const WHOLE = {
  ...PUBLIC,
  account: { requestsLeft: 8412, limit: 10_000, resetsAt: NOW + 2400 },
  callsPerMinute: [
    { route: 'livescores', calls: 12 },
    { route: 'fixtures', calls: 5 },
  ],
  versions: { touchline: '0.1.0', node: 'v24.21.0' },
};

export const OPERATOR_KEY = 'correct horse battery';

/** Answers as a server with an account does: the whole status only with the operator's key. */
export async function serveStatus(page: Page): Promise<void> {
  await page.route('**/api/status', async (route) => {
    const key = route.request().headers()['authorization'];
    const isRefused = key !== undefined && key !== `Bearer ${OPERATOR_KEY}`;
    await route.fulfill({
      status: isRefused ? 401 : 200,
      json: isRefused ? { error: { code: 'unauthorized', message: '' } } : key ? WHOLE : PUBLIC,
      headers: { 'world-time': `${NOW * 1000}; rate=1` },
    });
  });
}

/** Signs the operator in before the page is opened. */
export const signInOperator = (page: Page) =>
  page.addInitScript((key) => sessionStorage.setItem('operator-key', JSON.stringify(key)), OPERATOR_KEY);
