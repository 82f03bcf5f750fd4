/** A number to two decimals, as statistics tell averages and percentages. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** So many each; 0 of none. */
export function average(total: number, of: number): number {
  return of === 0 ? 0 : rounded(total / of);
}

/** A part of a whole in percent; 0 of nothing. */
export function percentage(part: number, whole: number): number {
  return average(100 * part, whole);
}
