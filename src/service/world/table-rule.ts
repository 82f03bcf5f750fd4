import { type TableRule, tableRule } from '#contract/table/rules.ts';
import type { Competition } from './competition.ts';
import type { WorldIndex } from './world-index.ts';

/** Returns the tie-breakers of a competition's tables. */
export function ruleOf(worldIndex: WorldIndex, competition: Competition): TableRule {
  const country = worldIndex.country(competition.countryId ?? 0);
  return tableRule(country?.code ?? null, competition.continent);
}
