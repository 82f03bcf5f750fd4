/** A channel's page: what it shows now, and what comes. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { answer, OUTAGE } from '#web/testing/fake-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const LIVE = sampleMatch(1, { minute: [40], score: [2, 1] });
const OTHER = sampleMatch(2, { minute: [40] });
const NEXT = sampleMatch(3, { status: 0, phase: 'scheduled', score: null, kickOff: KICK_OFF + 7200 });
const [channel] = sampleTvListing(1, ['en 311']).channels;

const openChannel = (isGuideThere = true) =>
  openPage(
    '/tv/311',
    (url) => {
      if (url.includes('/broadcast/?t=info'))
        return answer({ img: null, channel_url: 'https://kanal-311.example/live', ...channel });
      if (url.includes('/broadcast/?t=schedule'))
        return isGuideThere
          ? answer([
              { ...LIVE, tvs: [channel] },
              { ...OTHER, tvs: [] },
            ])
          : OUTAGE;
      if (url.includes('t=tv&')) return answer([LIVE, NEXT]);
      return answer([LIVE, OTHER]);
    },
    KICK_OFF + 2400,
  );

test('begins with the match in play on the channel, once', async () => {
  await openChannel();
  await pass(500);
  const now = within(screen.getByRole('region', { name: 'On now' }));
  expect(now.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/match/1']);
  expect(now.getByRole('link').textContent).toMatch(/^40′40th minuteHome 12Away 11/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((to) => to === '/match/1')).toHaveLength(1);
  expect(links).toContain('/match/3');
  expect(links).not.toContain('/match/2');
});

test('links to the channel’s own site', async () => {
  await openChannel();
  const site = screen.getByRole('link', { name: 'kanal-311.example' });
  expect(site.getAttribute('href')).toBe('https://kanal-311.example/live');
});

test('says that nothing is on, in the space of a match', async () => {
  await openPage(
    '/tv/311',
    (url) => (url.includes('/broadcast/?t=info') ? answer({ img: null, ...channel }) : answer()),
    KICK_OFF + 2400,
  );
  await pass(500);
  expect(within(screen.getByRole('region', { name: 'On now' })).getByText('No match on now.')).toBeDefined();
});

test('shows what comes also without the guide of the day', async () => {
  await openChannel(false);
  await pass(2000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kanal 311');
  expect(screen.queryByRole('region', { name: 'On now' })).toBeNull();
});
