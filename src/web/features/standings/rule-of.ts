import type { League } from '#contract/records/league.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';

/** Returns how the tables of a league's season are ordered. */
export function ruleOf({ name, country, continent, seasons }: League, seasonId: string): TableRule {
  const season = seasons.find(({ id }) => id === seasonId);
  return tableRuleOf(
    { name, country_code: country.cc, country_name: country.name ?? continent.name },
    season?.name ?? null,
  );
}
