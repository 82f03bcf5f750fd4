import { type Key, TWO_32, u32 } from './streams.ts';

const MAX_COUNT = 60;

/** Cumulative Poisson probabilities by mean in hundredths, as parts of 2^32. */
const tablesByMean = new Map<number, readonly number[]>();

function buildTable(mean: number): readonly number[] {
  // Rounded, since the last bits of `exp` differ between JavaScript engines.
  let chance = Math.round(Math.exp(-mean) * 1e12) / 1e12;
  let sum = 0;
  const thresholds: number[] = [];
  for (let n = 0; n < MAX_COUNT && sum < 1 - 1e-10; n++) {
    sum += chance;
    thresholds.push(Math.round(sum * TWO_32));
    chance = (chance * mean) / (n + 1);
  }
  return thresholds;
}

/**
 * Draws how often an event happens that happens `mean` times on average (Poisson). The mean is rounded to hundredths.
 */
export function poissonCount(key: Key, i: number, mean: number): number {
  const hundredths = Math.max(0, Math.round(mean * 100));
  let table = tablesByMean.get(hundredths);
  if (table === undefined) {
    table = buildTable(hundredths / 100);
    tablesByMean.set(hundredths, table);
  }
  const u = u32(key, i);
  let n = 0;
  while (n < table.length - 1 && u >= (table[n] ?? TWO_32)) n += 1;
  return n;
}
