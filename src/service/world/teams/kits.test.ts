import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { dayOf } from '#service/world/calendar/days.ts';

const world = sharedWorld();

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

test('gives no two clubs of a country the same two colours', () => {
  for (const country of world.countries) {
    const pairs = country.clubs.map((_, i) => {
      const home = world.kits(country.id * 1000 + i + 1)?.home;
      return `${home?.main} ${home?.second}`;
    });
    expect(new Set(pairs).size, country.name).toBe(pairs.length);
  }
});

test('puts the two sides of a match in colours that differ', () => {
  for (const fixture of world.fixturesOn(dayOf(2026, 11, 21))) {
    const [home, away] = world.kitsInMatch(fixture) ?? [];
    const [a, b] = [channels(home?.main ?? ''), channels(away?.main ?? '')];
    const apart = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);
    expect(apart, `${fixture.home.name} against ${fixture.away.name}`).toBeGreaterThanOrEqual(170);
  }
});
