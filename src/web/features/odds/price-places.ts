import { createContext } from 'react';

/** Decimal places that the prices of a table leave room for. */
export const PricePlaces = createContext(2);

/** Returns 3 if a price below 10 has three decimal places, else 2. */
export function pricePlaces(prices: readonly (number | null)[]): number {
  return prices.some((price) => price !== null && price < 10 && Number(price.toFixed(2)) !== price) ? 3 : 2;
}

/** Returns figure spaces in place of the decimals that a price lacks in a table with three. */
export function missingPlaces(text: string, places: number): string {
  const [, decimals] = /[.,](\d+)$/.exec(text) ?? [];
  return places > 2 && decimals ? '\u2007'.repeat(Math.max(0, places - decimals.length)) : '';
}
