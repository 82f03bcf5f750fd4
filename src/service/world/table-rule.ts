import type { TableRule } from '#contract/table/rules.ts';
import { tableRule } from '#contract/table/rules.ts';
import type { Competition } from './competition.ts';
import type { Realm } from './realm.ts';

/** Returns the tie-breakers of a competition's tables. */
export function ruleOf(realm: Realm, competition: Competition): TableRule {
  const country = realm.country(competition.countryId ?? 0);
  return tableRule(country?.code ?? null, competition.continent);
}
