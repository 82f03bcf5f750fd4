import { expect, test } from 'vitest';
import { readAs } from '#contract/testing/examples.ts';

const wireVenue = {
  id: 4458,
  name: 'Tennant Park',
  capacity: 24000,
  city: 'Ottawa',
  address: '1015 Bank Street',
  img: 'https://cdn.soccersapi.com/images/soccer/venues/4458.png',
  coordinates: { lat: '45.398178', long: '-75.683650' },
  country: {
    id: 28,
    name: 'Canada',
    continent: 'North America',
    sub_region: null,
    long: null,
    lat: null,
    img: 'https://cdn.soccersapi.com/images/countries/30/ca.png',
    code: 'ca',
    cc: 'ca',
  },
};

test('reads a venue with coordinates', () => {
  expect(readAs('venues', 'info', wireVenue).data).toEqual({
    id: '4458',
    name: 'Tennant Park',
    capacity: 24000,
    city: 'Ottawa',
    address: '1015 Bank Street',
    img: '/img/venues/4458',
    coordinates: { lat: 45.398178, long: -75.68365 },
    country: {
      id: '28',
      name: 'Canada',
      continent: 'North America',
      sub_region: null,
      long: null,
      lat: null,
      img: '/img/countries/ca',
      cc: 'ca',
    },
  });
});

test('reads a venue without capacity, address and coordinates', () => {
  const bare = { ...wireVenue, capacity: null, address: null, coordinates: null };
  expect(readAs('venues', 'byseason', [bare]).data).toMatchObject([
    { id: '4458', capacity: null, address: null, coordinates: { lat: null, long: null } },
  ]);
});
