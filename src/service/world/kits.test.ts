import { expect, test } from 'vitest';
import { dayOf } from './calendar/days.ts';
import { createWorld } from './world.ts';

const world = createWorld(2);

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Returns the WCAG contrast ratio. */
function contrast(a: string, b: string): number {
  const [x = 0, y = 0] = [a, b].map((hex) => {
    const [r = 0, g = 0, bl = 0] = channels(hex).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  });
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
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

test('prints numbers in a legible colour', () => {
  for (const team of world.teams) {
    const kits = world.kits(team.id);
    for (const kit of [kits?.home, kits?.away, kits?.third]) {
      expect(contrast(kit?.main ?? '', kit?.number ?? '')).toBeGreaterThan(2);
      expect(contrast(kit?.keeper.main ?? '', kit?.keeper.number ?? '')).toBeGreaterThan(2);
    }
  }
});

test('puts the two sides of a match in colours that differ', () => {
  for (const fixture of world.fixturesOn(dayOf(2026, 11, 21))) {
    const [home, away] = world.worn(fixture) ?? [];
    const [a, b] = [channels(home?.main ?? ''), channels(away?.main ?? '')];
    const apart = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);
    expect(apart, `${fixture.home.name} against ${fixture.away.name}`).toBeGreaterThanOrEqual(170);
  }
});
