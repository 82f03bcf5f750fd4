import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import { countrySetting } from '#web/settings/country.ts';
import { type Extra, extrasSetting } from '#web/settings/extras.ts';
import { myChannels } from '#web/settings/my-channels.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { ImmediateObserver } from '#web/testing/immediate-observer.ts';
import { leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { RowExtrasProvider } from './row-extras-provider.tsx';

const LISTINGS = [
  sampleTvListing(1, ['de 311', 'at 311']),
  sampleTvListing(2, ['de 312', 'at 512']),
  sampleTvListing(3, ['se 700']),
];
const MARKETS = [sampleMarket(1, { Oak: [samplePrices({ home: 2, draw: 3.5, away: 4, at: 0 })] })];
const matchesOf = (listings: typeof LISTINGS) =>
  new Map(listings.map(({ match }) => [match.id, { record: match }]));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ImmediateObserver);
  countrySetting.choose('de');
});
afterEach(() => {
  leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a list of matches, by default three, with these extras. */
async function open(extras: readonly Extra[], listings = LISTINGS) {
  extrasSetting.choose(extras.join(' ') || null);
  const requests = fakeServer(() => {
    const data = listings.map(({ match, channels }) => ({
      ...match,
      broadcast: channels,
      odds_prematch: match.id === '1' ? MARKETS : [],
    }));
    return { body: { data, meta: { dropped: 0 } } };
  });
  const onRender = vi.fn();
  const { container } = renderPage(
    <RowExtrasProvider matches={matchesOf(listings)} utcDays={['2026-11-21']}>
      {listings.map(({ match }) => (
        <Profiler key={match.id} id={match.id} onRender={onRender}>
          <MatchRow record={match} anchor={null} scoreChange={null} related={null} reds={NO_RED_CARDS} />
        </Profiler>
      ))}
    </RowExtrasProvider>,
  );
  for (let step = 0; step < 6; step += 1) await pass(200);
  const texts = () =>
    [...container.querySelectorAll('a')].map((row) =>
      [...row.querySelectorAll('[data-channel], bdi')].map(({ textContent }) => textContent).join(' '),
    );
  /** Returns the ids of the rows that rendered since the last call. */
  const renderedRows = () => {
    const ids = onRender.mock.calls.map(([id]) => id);
    onRender.mockClear();
    return ids;
  };
  return { requests: requests.map(({ url }) => url), texts, renderedRows };
}

test('each row shows its channel and its prices, which are requested by competition', async () => {
  const { requests, texts } = await open(['tv', 'odds']);
  expect(texts()).toEqual(['Kanal 311 2.00 3.50 4.00', 'Kanal 312', '']);
  expect(requests).toEqual([
    '/api/v2.2/fixtures/?t=schedule&d=2026-11-21&league_id=10&include=broadcast',
    '/api/v2.2/fixtures/?t=schedule&d=2026-11-21&league_id=10&include=odds_prematch',
  ]);
});

test('only rows whose extras change render again', async () => {
  const { texts, renderedRows } = await open(['tv']);
  renderedRows();
  act(() => countrySetting.choose('at'));
  expect(texts()).toEqual(['Kanal 311', 'Kanal 512', '']);
  expect(renderedRows()).toEqual(['2']);
});

test('rows show the viewer’s own channels first, and say in words that a match is on others', async () => {
  const listings = [
    sampleTvListing(1, ['de 311', 'de 312', 'at 512']),
    sampleTvListing(2, ['de 311']),
    LISTINGS[2],
  ];
  const { texts, renderedRows } = await open(
    ['tv'],
    listings.flatMap((listing) => listing ?? []),
  );
  expect(texts()).toEqual(['Kanal 311', 'Kanal 311', '']);
  renderedRows();
  act(() => myChannels.set({ ids: ['512', '312'], isAnswered: true }));
  expect(texts()).toEqual(['Kanal 312', 'not on yoursNot on yours: Kanal 311', '']);
  expect(renderedRows()).toEqual(['1', '2']);
  act(() => myChannels.set({ ids: ['512'], isAnswered: true }));
  expect(texts()).toEqual(['Kanal 512', 'not on yoursNot on yours: Kanal 311', '']);
  act(() => myChannels.set({ ids: [], isAnswered: true }));
  expect(texts()).toEqual(['Kanal 311', 'Kanal 311', '']);
});

test('rows lose the extras that the viewer no longer wants', async () => {
  const { texts } = await open(['tv', 'odds']);
  act(() => extrasSetting.choose('odds'));
  expect(texts()).toEqual(['2.00 3.50 4.00', '', '']);
  act(() => extrasSetting.choose(null));
  expect(texts()).toEqual(['', '', '']);
});

test('nothing is requested without extras', async () => {
  const { requests, texts } = await open([]);
  expect(texts()).toEqual(['', '', '']);
  expect(requests).toEqual([]);
});

test('nothing is requested for finished and postponed matches, which show neither', async () => {
  const ended = LISTINGS.map((listing, at) => ({
    ...listing,
    match: { ...listing.match, phase: at === 0 ? ('off' as const) : ('finished' as const) },
  }));
  const { requests, texts } = await open(['tv', 'odds'], ended);
  expect(texts()).toEqual(['', '', '']);
  expect(requests).toEqual([]);
});
