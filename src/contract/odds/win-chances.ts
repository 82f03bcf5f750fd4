import type { BestResult } from './best-results.ts';
import { bookOf } from './valid-prices.ts';

/**
 * Returns the chances of home win, draw and away win that the best prices imply, without the margin: they add up to 1.
 * Null where a price is missing.
 */
export function winChances(
  results: readonly Pick<BestResult, 'state' | 'price'>[],
): readonly number[] | null {
  const prices = results.map(({ state, price }) => (state === 'holds' ? price : null));
  const book = bookOf(prices);
  return book === null ? null : prices.map((price) => 1 / ((price ?? 1) * book));
}
