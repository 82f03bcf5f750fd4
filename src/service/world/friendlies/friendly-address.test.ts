import { expect, test } from 'vitest';
import { dayOf } from '#service/world/calendar/days.ts';
import { friendlyAddress, friendlyPlace, maxFriendliesOn } from './friendly-address.ts';

test.each([2026, 2028])(
  'gives every friendly of %i its own place, from which its day can be read',
  (year) => {
    const places = new Set<number>();
    for (let day = dayOf(year, 1, 1); day < dayOf(year + 1, 1, 1); day += 1) {
      for (let number = 0; number < maxFriendliesOn(day); number += 1) {
        const { round, slot } = friendlyPlace(year, { day, number });
        expect(round).toBeLessThan(128);
        expect(slot).toBeLessThan(64);
        places.add(round * 64 + slot);
        expect(friendlyAddress(year, round, slot)).toEqual({ day, number });
      }
    }
    expect(places.size).toBeGreaterThan(7000);
  },
);

test('has no friendly at a place after the last one of the year', () => {
  expect(friendlyAddress(2026, 127, 63)).toBeNull();
});
