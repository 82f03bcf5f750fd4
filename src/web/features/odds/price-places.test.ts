import { expect, test } from 'vitest';
import { pricePlaces } from './price-places.ts';

test('prices have two decimal places, or three if one below 10 needs them', () => {
  expect(pricePlaces([])).toBe(2);
  expect(pricePlaces([1.1, 4.79, null, 11.125])).toBe(2);
  expect(pricePlaces([4.79, 1.375])).toBe(3);
});
