import type { Match } from '#contract/records/match.ts';
import { type TableRule, tableRule } from '#contract/table/rules.ts';

/** Ids of the continents that have a rule of their own, by their names in international competitions. */
const CONTINENT_IDS: Readonly<Record<string, number>> = { Asia: 1, Europe: 2, Africa: 3 };

/** Returns the tie-breakers of a match's competition. */
export function ruleOfMatch({ league: { country_code, country_name } }: Match): TableRule {
  return tableRule(country_code, CONTINENT_IDS[country_name ?? ''] ?? null);
}
