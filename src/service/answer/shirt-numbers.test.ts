import { expect, test } from 'vitest';
import { contrast } from '#contract/colour.ts';
import { sharedWorld } from '#service/testing/start-app.ts';

const world = sharedWorld();

test('the number on every shirt is legible', () => {
  for (const team of world.teams) {
    const kits = world.kits(team.id);
    for (const kit of [kits?.home, kits?.away, kits?.third]) {
      expect(contrast(kit?.main ?? '', kit?.number ?? '')).toBeGreaterThan(2);
      expect(contrast(kit?.keeper.main ?? '', kit?.keeper.number ?? '')).toBeGreaterThan(2);
    }
  }
});
