import type { League } from '#contract/records/league.ts';
import { type TableRule, tableRule } from '#contract/table/rules.ts';

/** Returns how a league's tables are ordered: by its country's or its continent's rule. */
export const ruleOf = ({ country, continent }: League): TableRule =>
  tableRule(country.cc, continent.id === null ? null : Number(continent.id));
