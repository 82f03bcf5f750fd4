/** A figure of the world that is known of real football. */
export interface Figure {
  readonly name: string;
  /** What real football has, in words: "27 to 28". */
  readonly real: string;
  /** Lowest and highest value that the world may have. */
  readonly range: readonly [low: number, high: number];
  readonly value: number;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function percent(part: number, whole: number): number {
  return (100 * part) / whole;
}
