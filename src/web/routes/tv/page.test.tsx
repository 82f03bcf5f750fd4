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

const OWN = sampleTvListing(2, ['en 311', 'en 312']);
const ABROAD = sampleTvListing(3, ['de 411'], { isFollowed: true });
const OVER = sampleTvListing(4, ['en 312'], { status: 3, phase: 'finished', score: [1, 0] });
const DAY = answer([
  { ...match, tvs },
  ...[OWN, ABROAD, OVER].map((one) => ({ ...one.match, tvs: one.channels })),
]);
const choose = (...ids: readonly string[]) =>
  localStorage.setItem('channels', JSON.stringify({ ids, isAnswered: true }));
const rows = () =>
  [...document.querySelectorAll('[data-channels-line]')].map(
    (line) => line.querySelector('ul, p')?.textContent,
  );

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
  expect(screen.getByRole('alert').textContent).toBe('Couldn’t refresh. Retrying.');
});

test('a country without television shows an empty state, and what other countries show on demand', async () => {
  localStorage.setItem('country', 'fj');
  await open('/tv?by=channel', LISTED);
  expect(screen.getByText('Fiji: no televised matches on this day.')).toBeDefined();
  leavePages();
  await open('/tv', LISTED);
  expect(screen.getByText(/^Fiji: 1 match not on TV/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/tv?show=all');
  leavePages();
  await open('/tv?show=all', LISTED);
  expect(document.querySelector('[data-listing]')?.textContent).toContain('Fiji: not on TV');
});

test('shares today’s guide with its day, since it is another one tomorrow', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('/tv?by=channel&show=all', LISTED);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\/tv\?d=\d{4}-\d\d-\d\d$/);
});

test('offers the choice of channels once: it is gone for good when it is dismissed', async () => {
  await open('/tv', DAY);
  const offer = () => screen.queryByRole('region', { name: 'My channels' });
  expect(offer()?.textContent).toContain('Which channels do you have?');
  expect(screen.queryByRole('link', { name: 'Tonight, mine' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(offer()).toBeNull();
  leavePages();
  await open('/tv', DAY);
  expect(offer()).toBeNull();
  expect(screen.getByRole('button', { name: 'My channels' })).toBeDefined();
  expect(rows()).toEqual(['ENEnglandKanal 311', 'ENEnglandKanal 311Kanal 312', 'ENEnglandKanal 312']);
});

test('with channels chosen these come first with a mark, and a row says that a match is on others', async () => {
  choose('312');
  await open('/tv', DAY);
  expect(screen.queryByText(/Which channels do you have/)).toBeNull();
  expect(rows()).toEqual([
    'ENEnglandNot on yours:Kanal 311',
    'ENEngland✓ Kanal 312, yoursKanal 311',
    'ENEngland✓ Kanal 312, yours',
  ]);
});

test('“Tonight, mine” lists what is still to come on the viewer’s channels, and is a choice to take back', async () => {
  choose('312');
  await open('/tv', DAY);
  const tonight = screen.getByRole('link', { name: 'Tonight, mine' });
  expect(tonight.getAttribute('href')).toBe('/tv?show=mine');
  leavePages();
  await open('/tv?show=mine', DAY);
  expect(rows()).toEqual(['ENEngland✓ Kanal 312, yoursKanal 311']);
  expect(screen.getByRole('link', { name: 'Tonight, mine' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Tonight, mine' }).getAttribute('href')).toBe('/tv');
  expect(screen.getByRole('link', { name: 'Show all channels' }).getAttribute('href')).toBe('/tv');
});

test('“Tonight, mine” without a match, and its address without a choice', async () => {
  choose('999');
  await open('/tv?show=mine', DAY);
  expect(screen.getByText('Nothing more on your channels today.')).toBeDefined();
  leavePages();
  localStorage.removeItem('channels');
  await open('/tv?show=mine', DAY);
  expect(rows()).toHaveLength(3);
});

test('by channel, “mine” lists the viewer’s channels alone, also those of other countries', async () => {
  choose('312', '411');
  await open('/tv?by=channel&show=mine', DAY);
  await pass(200);
  expect([...document.querySelectorAll('.channel-grid-line h3')].map((one) => one.textContent)).toEqual([
    '✓ Kanal 312, yours',
    '✓ Kanal 411, yours',
  ]);
});
