import { expect, test } from 'vitest';
import type { VenueRecord } from '#contract/records/venue.ts';
import { venueText } from './venue-and-referee.ts';

test.each([
  ['Old Mill', 'Marlow', 'Old Mill, Marlow'],
  ['Marlow Park', 'Marlow', 'Marlow Park'],
  ['Old Mill', null, 'Old Mill'],
])('writes the venue %s in %s as %s', (name, city, text) => {
  expect(venueText({ name, city } as VenueRecord)).toBe(text);
});
