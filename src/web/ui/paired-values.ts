/** A number of one side beside the other side's. */
export interface PairedValue {
  readonly value: number;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  readonly isBetter: boolean;
}

/** Which number is better; null: neither. */
export type Better = 'more' | 'fewer' | null;

function pairedValue(
  value: number | null,
  other: number | null,
  better: Better,
  total: number | null,
): PairedValue | null {
  if (value === null) return null;
  const sum = total ?? value + (other ?? 0);
  const isBetter =
    other !== null && (better === 'fewer' ? value < other : better === 'more' && value > other);
  return { value, share: sum === 0 ? 0 : Math.min(value / sum, 1), isBetter };
}

/**
 * Returns the numbers of two sides with the shares of their bars.
 *
 * @param total what both bars are shares of; by default the sum of the numbers
 */
export function pairedValues(
  home: number | null,
  away: number | null,
  better: Better,
  total: number | null = null,
) {
  return { home: pairedValue(home, away, better, total), away: pairedValue(away, home, better, total) };
}
