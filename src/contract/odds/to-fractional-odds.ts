/**
 * The fractions that bookmakers use, lowest first: 4/6 and not 2/3, 6/4 and not 3/2. Even money is 1/1 here and shown
 * as Evens.
 */
export const FRACTION_LADDER: readonly string[] = [
  '1/1000 1/500 1/250 1/200 1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8',
  '2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 40/85 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21',
  '1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 6/4 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 85/40 11/5 9/4 23/10 12/5',
  '5/2 13/5 11/4 14/5 3/1 16/5 10/3 17/5 7/2 18/5 15/4 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1',
  '14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1',
  '1000/1',
].flatMap((row) => row.split(' '));

/** Returns the decimal price of a fraction: its value plus 1, since the stake comes back. */
export function fractionToDecimal(fraction: string): number {
  const [win = 0, stake = 1] = fraction.split('/').map(Number);
  return 1 + win / stake;
}

const RUNGS = FRACTION_LADDER.map((text) => ({ text, chance: 1 / fractionToDecimal(text) }));

/**
 * Converts a decimal price (above 1) to the rung of the ladder nearest to it in probability, at most 1.17 percentage
 * points away (at 1.763). Of two equally near rungs it returns the one that does not overstate the price.
 */
export function toFractionalOdds(price: number): string {
  const chance = 1 / price;
  let low = 0;
  let high = RUNGS.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((RUNGS[middle]?.chance ?? 0) <= chance) high = middle;
    else low = middle + 1;
  }
  // The first rung that pays at least as much, and the one below it.
  const above = RUNGS[low];
  const below = RUNGS[Math.max(0, low - 1)];
  if (above === undefined || below === undefined) return '';
  return below.chance - chance <= chance - above.chance ? below.text : above.text;
}
