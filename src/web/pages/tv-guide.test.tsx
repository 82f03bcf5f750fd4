/** The TV guide: its empty states, and an outage. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeResponse, fakeServer } from '#web/testing/fake-server.ts';
import { pageRoutes } from '#web/testing/page-routes.tsx';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { KICK_OFF } from '#web/testing/sample.ts';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';

const headers = { 'world-time': `${(KICK_OFF - 3600) * 1000}; rate=1` };
const answer = (data: unknown): FakeResponse => ({ headers, body: { data, meta: { dropped: 0 } } });
const failure = (status: number, code: string): FakeResponse => ({
  status,
  headers,
  body: { error: { code, message: '' } },
});

const { match, channels: tvs } = sampleTvListing(1, ['en 311']);
const LISTED = answer([{ ...match, tvs }]);
const EMPTY = answer([]);

let guide = LISTED;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('zone', 'Europe/London');
  localStorage.setItem('country', 'en');
});

afterEach(() => {
  leavePages();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(address: string, response: FakeResponse): Promise<void> {
  guide = response;
  fakeServer((url) => (url.includes('/broadcast/') ? guide : EMPTY));
  renderPage(pageRoutes, address);
  for (let step = 0; step < 3; step += 1) await pass(200);
}

test('an outage is reported, and the guide loads by itself afterwards', async () => {
  await open('/tv', failure(503, 'upstream_unavailable'));
  expect(screen.getByRole('alert').textContent).toBe('Updates aren’t coming in right now. Trying again.');
  guide = LISTED;
  await pass(30_000);
  await pass(200);
  expect(document.querySelector('[data-listing]')?.textContent).toContain('Kanal 311');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['/tv', '/tv?by=channel'])('a day without listings shows an empty state: %s', async (address) => {
  await open(address, EMPTY);
  expect(screen.getByText('No televised matches on this day.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid/);
});

test('a guide that is not found says so', async () => {
  await open('/tv', failure(404, 'not_found'));
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t refresh. Trying again.');
});

test('a country without television shows an empty state, and what other countries show on demand', async () => {
  localStorage.setItem('country', 'fj');
  await open('/tv?by=channel', LISTED);
  expect(screen.getByText('No televised matches in Fiji on this day.')).toBeDefined();
  leavePages();
  await open('/tv', LISTED);
  expect(screen.getByText(/match on this day isn’t on TV in Fiji/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/tv?show=all');
  leavePages();
  await open('/tv?show=all', LISTED);
  expect(document.querySelector('[data-listing]')?.textContent).toContain('Not on TV in Fiji.');
});
