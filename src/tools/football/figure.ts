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

/** Returns the correlation of two series of equal length. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const product = (as: readonly number[], meanA: number, bs: readonly number[], meanB: number): number =>
    as.reduce((sum, a, i) => sum + (a - meanA) * ((bs[i] ?? 0) - meanB), 0);
  return (
    product(xs, meanX, ys, meanY) / Math.sqrt(product(xs, meanX, xs, meanX) * product(ys, meanY, ys, meanY))
  );
}
