import { expect, test } from 'vitest';
import { sharedWorld } from '#service/testing/start-app.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import type { Team } from '#service/world/teams/team.ts';

const world = sharedWorld();
const NOW = dayOf(2026, 11, 21) * DAY;

function values(teams: readonly Team[]): number[] {
  return teams
    .flatMap((team) => world.squad(team.id, NOW).map((player) => world.careers.value(player, NOW) ?? 0))
    .sort((a, b) => a - b);
}

function median(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? 0;
}

const clubs = (countryId: number, from: number, to: number) =>
  world.teams.filter(
    ({ id, kind }) =>
      kind === 'club' && Math.floor(id / 1000) === countryId && id % 1000 >= from && id % 1000 <= to,
  );

test('values players of higher leagues more', () => {
  const tiers = [clubs(1, 1, 20), clubs(1, 21, 44), clubs(1, 45, 68), clubs(1, 69, 92)].map((teams) =>
    median(values(teams)),
  );
  expect(tiers).toEqual(tiers.toSorted((a, b) => b - a));
  expect(tiers[0]).toBeGreaterThan(2_000_000);
  expect(tiers[3]).toBeLessThan(300_000);
});

test('values a few players at a fortune, none above the highest real fees', () => {
  const all = values(world.teams.filter(({ kind }) => kind === 'club'));
  expect(all.at(-1)).toBeGreaterThan(80_000_000);
  expect(all.at(-1)).toBeLessThan(300_000_000);
  expect(all.filter((value) => value > 100_000_000).length).toBeLessThan(60);
  expect(median(all)).toBeLessThan(1_000_000);
});

test('values young and good players of a team above its old and weaker ones', () => {
  const year = 2026;
  const age = (born: number) => year - 1970 - born / 365.25;
  const sums: Record<'prime' | 'old', [sum: number, count: number]> = { prime: [0, 0], old: [0, 0] };
  for (const team of clubs(1, 1, 44)) {
    const mean = values([team]).reduce((sum, value) => sum + value, 0) / world.squad(team.id, NOW).length;
    for (const player of world.squad(team.id, NOW)) {
      const years = age(player.born);
      const group = years >= 23 && years <= 29 ? 'prime' : years >= 33 ? 'old' : null;
      if (group === null) continue;
      sums[group][0] += (world.careers.value(player, NOW) ?? 0) / mean;
      sums[group][1] += 1;
    }
  }
  const [prime, old] = [sums.prime, sums.old].map(([sum, count]) => sum / count);
  expect(prime).toBeGreaterThan(1);
  expect(old).toBeLessThan(0.5);
});

test('rounds values and gives none to players without a club', () => {
  for (const player of world.squad(1001, NOW)) {
    const value = world.careers.value(player, NOW);
    expect(value ?? 0).toBeGreaterThanOrEqual(10_000);
    expect(String(value)).toMatch(/^\d{1,2}0+$/);
    expect(world.careers.value(player, dayOf(2055, 1, 1) * DAY)).toBeNull();
  }
});
