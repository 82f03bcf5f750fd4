import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFreshness, keepFreshness, UNKNOWN } from '#web/queries/freshness.ts';
import { fakeServer } from '#web/testing/answers.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { Search } from './search.tsx';

let hits: Readonly<Record<string, readonly string[]>> = {};

function open(address = '/search') {
  const asked = fakeServer((url) => {
    if (url.includes('/players/'))
      return { body: { data: { roles: [], country: { name: null } }, meta: { dropped: 0 } } };
    const kind = /t=(\w+)/.exec(url)?.[1] ?? '';
    const data = (hits[kind] ?? []).map((name, at) => ({
      id: `${kind}${at}`,
      name,
      cc: null,
      country_name: null,
      league_name: null,
      startdate: null,
    }));
    return { body: { data, meta: { dropped: 0 } } };
  });
  renderPage(
    <Routes>
      <Route path="/search" element={<Search />} />
    </Routes>,
    address,
  );
  return { kinds: () => asked.map(({ url }) => /t=(\w+)/.exec(url)?.[1]), asked };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {}); // happy-dom does not know <search>
  hits = { team: ['Shrewsbury'], match: ['Shrewsbury vs Bury'] };
});

afterEach(() => {
  leavePages();
  dropFreshness('planted');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function type(text: string, msPerLetter: number): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text.slice(0, length) } });
    await pass(msPerLetter);
  }
}

test('a word that is typed slowly costs three requests, after a pause of 400 ms', async () => {
  const { kinds } = open();
  await type('shrewsbury', 250);
  expect(kinds()).toEqual([]);
  await pass(149);
  expect(kinds()).toEqual([]);
  await pass(500);
  await pass(500);
  expect(kinds()).toEqual(['team', 'league', 'player']);
  expect(screen.getByRole('link', { name: /Shrewsbury/ })).toBeDefined();
});

test('other kinds are searched when somebody asks for them, one request each', async () => {
  const { kinds } = open('/search?q=shrewsbury');
  await pass(500);
  await pass(100);
  expect(kinds().length).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Matches' }));
  await pass(500);
  expect(kinds().slice(3)).toEqual(['match']);
  expect(screen.getByRole('region', { name: 'Matches' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Matches' })).toBeNull();
});

test('where nothing is found three requests are all, and similar names cost at most three more', async () => {
  hits = {};
  const { kinds } = open('/search?q=shrewsbery');
  await pass(500);
  await pass(500);
  expect(kinds().length).toBe(3);
  expect(screen.getByText('No results for “shrewsbery”.')).toBeDefined();
  hits = { team: ['Shrewsbury'] };
  const [similar] = screen.getAllByRole('button', { name: 'Teams' });
  if (similar) fireEvent.click(similar);
  await pass(500);
  await pass(500);
  expect(kinds().length).toBeLessThanOrEqual(6);
  expect(new Set(kinds().slice(3))).toEqual(new Set(['team']));
  expect(screen.getByText(/Did you mean/)).toBeDefined();
});

test('players of one name cost a request each only when somebody asks for their clubs', async () => {
  hits = { player: ['Johnson, Mark', 'Johnson, Mark'] };
  const { asked } = open('/search?q=johnson');
  await pass(500);
  await pass(500);
  expect(asked.length).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show the clubs of players with the same name' }));
  await pass(500);
  expect(asked.slice(3).map(({ url }) => url)).toEqual([
    '/api/v2.2/players/?t=info&id=player0',
    '/api/v2.2/players/?t=info&id=player1',
  ]);
});

test.each([{ detail: 'allowance' }, { detail: 'limit' }, { failure: 'rate_limited' }])(
  'nothing is requested while the allowance is short: %o',
  async (freshness) => {
    keepFreshness('planted', { ...UNKNOWN, ...freshness });
    const { asked } = open('/search?q=shrewsbury');
    await pass(1000);
    expect(asked).toEqual([]);
    expect(screen.getByText(/limited to what is already loaded/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Matches' })).toBeNull();
  },
);
