const TOLERANCE = 1e-9;
const MAX_STEPS = 30;
const MIN_CHANCE = 1e-6;

/**
 * Raises chances to one power, so that they sum to `book` (1.05 for a margin of 5 %): each stays below 1, and
 * outsiders bear more of the margin than favourites, as with real bookmakers.
 *
 * @param chances at least two, which sum to 1
 */
export function overround(chances: readonly number[], book: number): readonly number[] {
  const bounded = chances.map((chance) => Math.max(chance, MIN_CHANCE));
  let power = 1;
  for (let step = 0; step < MAX_STEPS; step++) {
    let sum = -book;
    let slope = 0;
    for (const chance of bounded) {
      const raised = chance ** power;
      sum += raised;
      slope += raised * Math.log(chance);
    }
    if (Math.abs(sum) < TOLERANCE) break;
    power -= sum / slope;
  }
  return bounded.map((chance) => chance ** power);
}

/** Steps between prices: lowest price of each range, and its step. */
const PRICE_STEPS = [
  [100, 1],
  [20, 0.5],
  [10, 0.1],
  [5, 0.05],
  [2, 0.01],
  [1.1, 0.005],
  [0, 0.001],
] as const;

export const LOWEST_PRICE = 1.001;
export const HIGHEST_PRICE = 1000;

/** Returns the step between prices at a price. */
export function stepAt(price: number): number {
  return PRICE_STEPS.find(([from]) => price >= from)?.[1] ?? 0.001;
}

/** Rounds a price to the nearest step, within the lowest and highest price. */
function roundPrice(price: number): number {
  const step = stepAt(price);
  const bounded = Math.max(LOWEST_PRICE, Math.min(HIGHEST_PRICE, Math.round(price / step) * step));
  return Math.round(bounded * 1000) / 1000;
}

/** Returns the prices of a line for a bookmaker with this overround. */
export function pricesOf(chances: readonly number[], book: number): readonly number[] {
  return overround(chances, book).map((chance) => roundPrice(1 / chance));
}
