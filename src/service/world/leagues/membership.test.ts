import { expect, test } from 'vitest';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { createWorldIndex } from '#service/world/world-index.ts';
import { createMembership } from './membership.ts';

const YEARS = [2015, 2016, 2019, 2026];

test('puts every club into exactly one tier of every season and keeps the tiers’ sizes', () => {
  const membership = createMembership(createWorldIndex(5, ALL_COUNTRIES));
  for (const country of ALL_COUNTRIES) {
    for (const year of YEARS) {
      const tiers = membership.tiers(country.id, year) ?? [];
      expect(tiers.map((tier) => tier.length)).toEqual(country.leagues.map((league) => league.clubs));
      expect(new Set(tiers.flat()).size).toBe(country.clubs.length);
    }
  }
});

test('relegates the last and promotes the first, as many as the league says', () => {
  const membership = createMembership(createWorldIndex(5, ALL_COUNTRIES));
  for (const country of ALL_COUNTRIES) {
    const before = membership.tiers(country.id, 2018) ?? [];
    const after = membership.tiers(country.id, 2019) ?? [];
    country.leagues.forEach(({ down }, tier) => {
      if (before[tier + 1] === undefined) return;
      const relegatedIds = (before[tier] ?? []).filter((team) => after[tier + 1]?.includes(team) === true);
      const promotedIds = (before[tier + 1] ?? []).filter((team) => after[tier]?.includes(team) === true);
      const [upper, lower] = [tier, tier + 1].map((each) => membership.finalOrder(country.id, each, 2018));
      expect(relegatedIds.sort()).toEqual([...(upper ?? [])].slice(-down).sort());
      expect(promotedIds.sort()).toEqual([...(lower ?? [])].slice(0, down).sort());
      expect(relegatedIds).toHaveLength(down);
    });
  }
});

test('has no tiers before the first season', () => {
  expect(createMembership(createWorldIndex(5, ALL_COUNTRIES)).tiers(1, 2014)).toBeNull();
});

test('computes a country’s tables independently of other countries', () => {
  const some = ALL_COUNTRIES.filter((country) => country.id <= 4);
  const alone = createMembership(createWorldIndex(9, some));
  const among = createMembership(createWorldIndex(9, ALL_COUNTRIES));
  for (const country of some) expect(alone.tiers(country.id, 2020)).toEqual(among.tiers(country.id, 2020));
});

test('gives another seed other tiers', () => {
  const one = createMembership(createWorldIndex(1, ALL_COUNTRIES)).tiers(1, 2020);
  const other = createMembership(createWorldIndex(2, ALL_COUNTRIES)).tiers(1, 2020);
  expect(one).not.toEqual(other);
});
