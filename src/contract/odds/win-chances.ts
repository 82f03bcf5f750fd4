import { bookOf } from './valid-prices.ts';

/**
 * Returns the chances of home win, draw and away win that their best prices imply, without the margin: they add up to 1.
 * Null where a price is missing.
 */
export function winChances(prices: readonly (number | null)[]): readonly number[] | null {
  const book = bookOf(prices);
  return book === null ? null : prices.map((price) => 1 / ((price ?? 1) * book));
}
