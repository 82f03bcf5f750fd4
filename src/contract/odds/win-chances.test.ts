import { expect, test } from 'vitest';
import { createDice } from '#contract/testing/dice.ts';
import { winChances } from './win-chances.ts';

test('leaves the margin out', () => {
  // Implied: 0.5, 0.25 and 0.5, a book of 125%.
  expect(winChances([2, 4, 2])).toEqual([0.4, 0.2, 0.4]);
});

test('adds up to one, and a shorter price is a better chance, whatever the prices', () => {
  const dice = createDice(7);
  for (let round = 0; round < 200; round += 1) {
    const prices = [0, 1, 2].map(() => 1.01 + dice.below(3000) / 100);
    const chances = winChances(prices) ?? [];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    const byPrice = [0, 1, 2].sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0));
    const byChance = [0, 1, 2].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
    expect(byChance).toEqual(byPrice);
  }
});

test('are unknown while a price is', () => {
  expect(winChances([2, null, 2])).toBeNull();
});
