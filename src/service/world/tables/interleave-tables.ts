import { rankTeams, type TeamStanding, type TieBreakContext } from '#contract/table/rank-teams.ts';
import type { TableRule } from '#contract/table/rules.ts';

/**
 * Merges tables side by side into one order: all firsts, then all seconds and so on. Teams of one place are
 * ranked by the rule without their meetings.
 */
export function interleaveTables<T extends TeamStanding<number>>(
  tables: readonly (readonly T[])[],
  rule: TableRule,
  around: TieBreakContext<number>,
): readonly T[] {
  const longest = Math.max(...tables.map((rows) => rows.length));
  const context: TieBreakContext<number> = { ...around, haveMet: () => false };
  return Array.from({ length: longest }, (_, place) =>
    rankTeams(
      tables.flatMap((rows) => rows[place] ?? []),
      rule,
      context,
    ),
  ).flat();
}
