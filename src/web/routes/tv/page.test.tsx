/** The TV guide: its empty states, and an outage. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { answer, type FakeResponse, NO_UPDATES, NOT_FOUND, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { leavePages, pass } from '#web/testing/render-page.tsx';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

const { match, channels: tvs } = sampleTvListing(1, ['en 311']);
const LISTED = answer([{ ...match, tvs }]);
const EMPTY = answer();

let guide = LISTED;

setUpPages();
beforeEach(() => {
  localStorage.setItem('country', 'en');
});

function open(address: string, response: FakeResponse) {
  guide = response;
  return openPage(address, (url) => (url.includes('/broadcast/') ? guide : EMPTY), KICK_OFF - 3600);
}

test('an outage is reported, and the guide loads by itself afterwards', async () => {
  await open('/tv', OUTAGE);
  expect(screen.getByRole('alert').textContent).toBe(NO_UPDATES);
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
  await open('/tv', NOT_FOUND);
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

test('shares today’s guide with its day, since it is another one tomorrow', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('/tv?by=channel&show=all', LISTED);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/tv\?d=\d{4}-\d\d-\d\d$/);
});
