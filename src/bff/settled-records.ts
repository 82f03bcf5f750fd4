import type { SettleRule } from '#contract/settle.ts';

/** How many records each rule of docs/untidy-feed.md has settled; rules without any are absent. */
export type SettledRecords = { readonly [Rule in SettleRule]?: number };

export function addSettled(a: SettledRecords, b: SettledRecords): SettledRecords {
  const sums = { ...a };
  for (const [rule, records] of Object.entries(b) as [SettleRule, number][])
    sums[rule] = (sums[rule] ?? 0) + records;
  return sums;
}
