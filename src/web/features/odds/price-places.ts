import { createContext } from 'react';

/** Decimal places of the prices below 10 of a table, so that those of a column have equally many. */
export const PricePlaces = createContext(2);

/** Returns 3 if a price below 10 needs three decimal places, else 2. */
export function pricePlaces(prices: readonly (number | null)[]): number {
  return prices.some((price) => price !== null && price < 10 && Number(price.toFixed(2)) !== price) ? 3 : 2;
}
