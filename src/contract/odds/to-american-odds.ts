/**
 * Converts a decimal price (above 1) to american odds: from 2.00 on the profit on a stake of 100, below it the stake
 * that wins 100, as a negative number. Even money is 100; nothing lies between -99 and 99.
 */
export function toAmericanOdds(price: number): number {
  if (price >= 2) return Math.round((price - 1) * 100);
  const stake = Math.round(100 / (price - 1));
  return stake === 100 ? 100 : -stake;
}
