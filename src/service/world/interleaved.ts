import { type Around, inOrder, type Standing } from '#contract/table/order.ts';
import type { TableRule } from '#contract/table/rules.ts';

/**
 * One order out of several tables that stand side by side: all firsts, then all seconds and so on; those of the
 * same place by the rule, without the matches between them.
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
