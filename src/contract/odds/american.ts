/**
 * A decimal price (above 1) as american odds: what 100 win from 2.00 on, and below the stake that wins 100, as a
 * negative number. Even money is 100, and there is nothing between -99 and 99.
 */
export function american(price: number): number {
  if (price >= 2) return Math.round((price - 1) * 100);
  const stake = Math.round(100 / (price - 1));
  return stake === 100 ? 100 : -stake;
}
