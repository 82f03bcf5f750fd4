import { expect, test } from 'vitest';
import { pageAt } from './secondary-routes.tsx';

test('maps an address to the page whose code it needs', () => {
  const pages = [
    ['/', ''],
    ['/competitions', 'competitions'],
    ['/competition/7/table', 'competition'],
    ['/team/7', 'team'],
    ['/coach/7', 'profile'],
    ['/tv', 'tv'],
    ['/tv/', 'tv'],
    ['/tv/7', 'tv/'],
    ['/wall/new', 'wall'],
    ['/embed/new', 'embed'],
  ] as const;
  for (const [address, page] of pages) expect(pageAt(address), address).toBe(page);
  expect([true, false].map((hasOdds) => pageAt('/odds', hasOdds))).toEqual(['odds', 'odds/']);
});
