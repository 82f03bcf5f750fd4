const ENOUGH = 1e-9;
const MOST_STEPS = 30;
const SMALLEST = 1e-6;

/**
 * Chances raised to one power, so that they sum to `book` (1.05 for a margin of 5 %): each stays below 1, and
 * outsiders bear more of the margin than favourites, as on the boards.
 *
 * @param chances at least two, which sum to 1
 */
export function overround(chances: readonly number[], book: number): readonly number[] {
  const bounded = chances.map((chance) => Math.max(chance, SMALLEST));
  let power = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    let sum = -book;
    let slope = 0;
    for (const chance of bounded) {
      const raised = chance ** power;
      sum += raised;
      slope += raised * Math.log(chance);
    }
    if (Math.abs(sum) < ENOUGH) break;
    power -= sum / slope;
  }
  return bounded.map((chance) => chance ** power);
}

/** Steps between prices, from the price on that they begin at. */
const STEPS = [
  [100, 1],
  [20, 0.5],
  [10, 0.1],
  [5, 0.05],
  [2, 0.01],
  [1.1, 0.005],
  [0, 0.001],
] as const;

export const LOWEST = 1.001;
export const HIGHEST = 1000;

/** How far apart prices are on the board at a price. */
export function stepAt(price: number): number {
  return STEPS.find(([from]) => price >= from)?.[1] ?? 0.001;
}

/** A price as it stands on the board: the nearest step, within what is offered at all. */
function onBoard(price: number): number {
  const step = stepAt(price);
  const bounded = Math.max(LOWEST, Math.min(HIGHEST, Math.round(price / step) * step));
  return Math.round(bounded * 1000) / 1000;
}

/** The prices of a line at a bookmaker who takes this margin. */
export function pricesOf(chances: readonly number[], book: number): readonly number[] {
  return overround(chances, book).map((chance) => onBoard(1 / chance));
}
