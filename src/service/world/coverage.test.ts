import { expect, test } from 'vitest';
import { ALL_COUNTRIES } from './catalogue/all-countries.ts';
import { coverageOf } from './coverage.ts';
import { createWorld } from './world.ts';
import { NO_HISTORY } from './world-history.ts';

const SATURDAY = Math.floor(Date.parse('2026-11-21') / 86_400_000);
const catalogue = ALL_COUNTRIES.filter(({ id }) => id <= 3);

test('a sparse feed covers the most popular competitions alone, and nothing that another one does not', () => {
  const world = createWorld(1, catalogue, NO_HISTORY, true);
  const isCovered = (isSparse: boolean) =>
    world.competitions.filter((competition) => coverageOf(competition, isSparse).events);
  expect(isCovered(true).length).toBeGreaterThan(0);
  expect(isCovered(true).length).toBeLessThan(isCovered(false).length / 2);
  for (const competition of world.competitions) {
    const [sparse, full] = [world.coverageOf(competition), coverageOf(competition)];
    for (const part of ['lineups', 'tvs', 'events', 'stats', 'odds'] as const)
      expect(!sparse[part] || full[part]).toBe(true);
  }
});

test('the matches of a sparse world are covered as little as their competitions', () => {
  const world = createWorld(1, catalogue, NO_HISTORY, true);
  const fixtures = world.fixturesOn(SATURDAY);
  expect(fixtures.filter(({ coverage }) => !coverage.events).length).toBeGreaterThan(fixtures.length / 2);
  for (const { competition, coverage } of fixtures)
    expect(coverage).toMatchObject(world.coverageOf(competition));
});
