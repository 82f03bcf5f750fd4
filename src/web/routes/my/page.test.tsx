import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BARE_PERSON } from '#contract/testing/bare-profiles.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { followRequest } from '#web/components/follow-request.ts';
import { importedData } from '#web/features/transfer/import-hash.ts';
import { personalLink } from '#web/features/transfer/personal-link.ts';
import { countrySetting } from '#web/settings/country.ts';
import { favourites } from '#web/settings/favourites.ts';
import { myChannels } from '#web/settings/my-channels.ts';
import { answer, holdRequests, OUTAGE } from '#web/testing/fake-server.ts';
import { ImmediateObserver } from '#web/testing/immediate-observer.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { pass } from '#web/testing/render-page.tsx';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';

setUpPages();

const CLUB = { id: '1001', name: 'Home 1', is_national: false };
const PLAYER = {
  ...BARE_PERSON,
  id: '5',
  name: 'Ada Stone',
  roles: [{ team: CLUB, is_current: true, start: null, end: null, role: 'player', shirt: 9 }],
};
const ADA = { kind: 'player', id: '5', name: 'Ada Stone', img: null } as const;
const HOME = { kind: 'team', id: '1001', name: 'Home 1', img: null } as const;
const later = sampleMatch(1, {
  phase: 'scheduled',
  status: 0,
  minute: null,
  score: null,
  kickOff: KICK_OFF + 86_400,
});

const respond = (url: string) => {
  if (url.includes('/players/')) return answer(PLAYER);
  if (url.includes('t=last_next')) return answer({ next: [later], current: [], last: [] });
  return answer([]);
};
const players = () => within(screen.getByRole('region', { name: 'Players' }));

test('a followed player has the club, and its match from those that the page has', async () => {
  favourites.set([ADA, HOME]);
  const requests = await openPage('/my', respond);
  await pass(1000);
  const [link] = players().getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/player/5');
  expect(link?.textContent).toBe('Ada StoneHome 1Sun 22 Nov, 15:00 · Away 1');
  expect(requests.filter(({ url }) => url.includes('last_next'))).toHaveLength(1);
});

test('leads to the list of what is followed, which a phone has below all matches', async () => {
  favourites.set([ADA, HOME]);
  await openPage('/my', respond);
  const way = screen.getByRole('link', { name: 'Following' });
  const list = document.querySelector(way.getAttribute('href') ?? '');
  expect(list?.textContent).toBe('Following');
});

test('what has come stays while the list of another team fails and is requested again', async () => {
  favourites.set([HOME, { kind: 'team', id: '1002', name: 'Home 2', img: null }]);
  await openPage('/my', (url) =>
    url.includes('last_next') && url.includes('id=1002') ? OUTAGE : respond(url),
  );
  await pass(1000);
  const row = screen.getByRole('link', { name: /^Home 1 v Away 1/ });
  const attempts = holdRequests('id=1002');
  await pass(14_000);
  expect(attempts).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Home 1 v Away 1/ })).toBe(row);
});

test('rows have the channel that shows the match, by one request, in the room that lists have for it', async () => {
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
  countrySetting.choose('de');
  myChannels.set({ ids: ['312'], isAnswered: true });
  const next = [
    later,
    sampleMatch(2, { phase: 'scheduled', status: 0, score: null, kickOff: KICK_OFF + 90_000 }),
  ];
  favourites.set([HOME, { ...HOME, id: '1002', name: 'Home 2' }]);
  const requests = await openPage('/my', (url) => {
    if (url.includes('t=last_next')) return answer({ next, current: [], last: [] });
    const channels = [sampleTvListing(1, ['de 311', 'de 312']), sampleTvListing(2, ['de 311'])];
    return answer(channels.map((listing) => ({ ...listing.match, broadcast: listing.channels })));
  });
  for (let step = 0; step < 6; step += 1) await pass(200);
  const [mine, others] = screen.getAllByRole('link', { name: /^Home \d v Away \d/ });
  expect(mine?.querySelector('[data-channel]')?.textContent).toBe('Kanal 312');
  expect(others?.querySelector('[data-channel]')?.textContent).toBe('not on yoursNot on yours: Kanal 311');
  expect(mine?.closest('[data-extended]')?.closest('[data-extras~=tv]')).not.toBeNull();
  expect(requests.map(({ url }) => url).filter((url) => url.includes('broadcast'))).toEqual([
    '/api/v2.2/fixtures/?t=sort&ids=1,2&include=broadcast',
  ]);
});

test('a player out of sight costs no request, and followed players alone have no matches', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  favourites.set([ADA]);
  const requests = await openPage('/my', respond);
  await pass(1000);
  expect(players().getByRole('link').textContent).toBe('Ada Stone');
  expect(requests).toEqual([]);
  expect(screen.getByText(/^Follow a team or a competition/)).toBeTruthy();
  fireEvent.click(players().getByRole('button', { name: 'Following Ada Stone' }));
  expect(followRequest.get()).toMatchObject({ favourite: ADA, isNew: false });
});

test('a team that is followed again has its matches from the cache', async () => {
  favourites.set([HOME, ADA]);
  await openPage('/my', respond);
  const rows = () =>
    screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/match/1').length;
  expect(rows()).toBe(1);
  act(() => favourites.set([ADA]));
  expect(rows()).toBe(0);
  act(() => favourites.set([HOME, ADA]));
  await pass(1000);
  expect(rows()).toBe(1);
});

test('the order of a kind is stored, and a single one has no handle', async () => {
  favourites.set([HOME, ADA, { ...HOME, id: '1002', name: 'Other' }]);
  await openPage('/my', respond);
  expect(players().queryByRole('button', { name: /^Move/ })).toBeNull();
  const handle = screen.getByRole('button', { name: 'Move Other' });
  fireEvent.click(handle);
  fireEvent.keyDown(handle, { key: 'ArrowUp' });
  fireEvent.click(handle);
  expect(favourites.get().map(({ name }) => name)).toEqual(['Other', 'Ada Stone', 'Home 1']);
});

test('a link with data asks what to do, and is gone from the address after the answer', async () => {
  favourites.set([ADA]);
  vi.useRealTimers();
  const hash = new URL((await personalLink('https://scores.example')) ?? '').hash;
  vi.useFakeTimers();
  favourites.set([]);
  expect(importedData(hash)).not.toBeNull();
  await openPage(`/my${hash}`, respond);
  vi.useRealTimers();
  const dialog = await screen.findByRole('dialog', { name: 'Export and import' });
  await within(dialog).findByText('Ada Stone');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to mine' }));
  expect(favourites.get()).toEqual([ADA]);
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
