/** Returns the median (of an even count, the upper one). */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Returns the median of five runs, ms. */
export async function medianOf5(run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 5; index += 1) times.push(await run());
  return median(times);
}

/** Returns the duration of `work`, ms. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
