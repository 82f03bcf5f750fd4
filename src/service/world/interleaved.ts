import { type Around, inOrder, type Standing } from '#contract/table/order.ts';
import type { TableRule } from '#contract/table/rules.ts';

/**
 * Merges tables side by side into one order: all firsts, then all seconds and so on. Teams of one place are
 * ranked by the rule without their meetings.
 */
export function interleaved<T extends Standing<number>>(
  tables: readonly (readonly T[])[],
  rule: TableRule,
  around: Around<number>,
): readonly T[] {
  const longest = Math.max(...tables.map((rows) => rows.length));
  const apart: Around<number> = { ...around, haveMet: () => false };
  return Array.from({ length: longest }, (_, place) =>
    inOrder(
      tables.flatMap((rows) => rows[place] ?? []),
      rule,
      apart,
    ),
  ).flat();
}
