import { expect, test } from 'vitest';
import { sampleTvListing } from '#web/testing/sample-tv-listing.ts';
import { channelHouses } from './channel-houses.ts';

test('groups channels by the name before the number, in their order', () => {
  const [first] = sampleTvListing(1, ['en 1']).channels;
  const named = (name: string, at: number) => ({ ...first, id: `${at}`, name }) as NonNullable<typeof first>;
  const names = ['Halcyon TV', 'Northcast Sport 1', 'Touchgate 1', 'Northcast Sport 12', '24', 'Northcast'];
  expect(
    channelHouses(names.map(named)).map(({ name, channels }) => [name, channels.map(({ id }) => id)]),
  ).toEqual([
    ['Halcyon TV', ['0']],
    ['Northcast Sport', ['1', '3']],
    ['Touchgate', ['2']],
    ['24', ['4']],
    ['Northcast', ['5']],
  ]);
});
