import { expect, test } from 'vitest';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { channelDays, otherCountries } from './channel-days.ts';

const DAY = [
  sampleTvListing(1, ['de 351', 'de 311', 'fr 511']),
  sampleTvListing(2, ['de 351']),
  sampleTvListing(3, ['fr 511']),
];

test('lists each channel of a country once, by number, with all its matches', () => {
  const channelsOf = (code: string) =>
    channelDays(DAY, code).map(({ channel, listings }) => [
      channel.id,
      listings.map(({ match }) => match.id),
    ]);
  expect(channelsOf('de')).toEqual([
    ['311', ['1']],
    ['351', ['1', '2']],
  ]);
  expect(channelsOf('fr')).toEqual([['511', ['1', '3']]]);
  expect(channelsOf('it')).toEqual([]);
});

test('lists the viewer’s own channels of a country first', () => {
  const order = channelDays(DAY, 'de', { mine: new Set(['351', '511']) }).map(({ channel }) => channel.id);
  expect(order).toEqual(['351', '311']);
});

test('counts channels of other countries, most first', () => {
  const day = [...DAY, sampleTvListing(4, ['it 411', 'it 412', 'ie 611'])];
  expect(otherCountries(day, ['fr'])).toEqual([
    { code: 'de', channels: 2 },
    { code: 'it', channels: 2 },
    { code: 'ie', channels: 1 },
  ]);
  expect(otherCountries(day, ['de', 'fr', 'it', 'ie'])).toEqual([]);
});
