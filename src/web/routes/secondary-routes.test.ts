import { expect, test } from 'vitest';
import { pageAt } from './secondary-routes.tsx';

test('maps an address to the page whose code it needs', () => {
  expect(
    ['/', '/competitions', '/competition/7/table', '/team/7', '/coach/7', '/tv', '/tv/', '/tv/7'].map(
      (address) => pageAt(address),
    ),
  ).toEqual(['', 'competitions', 'competition', 'team', 'profile', 'tv', 'tv', 'tv/']);
  expect([true, false].map((hasOdds) => pageAt('/odds', hasOdds))).toEqual(['odds', 'odds/']);
});
