/** Rounds to two decimals, as statistics show averages and percentages. */
function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns `total` divided by the count, rounded; 0 for a count of 0. */
export function average(total: number, count: number): number {
  return count === 0 ? 0 : roundToHundredths(total / count);
}

/** Returns a part of a whole in percent, rounded; 0 for a whole of 0. */
export function percentage(part: number, whole: number): number {
  return average(100 * part, whole);
}
