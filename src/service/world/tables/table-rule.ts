import { INVENTED_RULES } from '#contract/table/invented-rules.ts';
import { BY_DIFFERENCE, type TableRule } from '#contract/table/rules.ts';
import { CONTINENT_NAMES } from '#service/world/catalogue/country.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Returns the tie-breakers of a competition's tables: those of its country or, without one, of its continent. */
export function ruleOf(
  worldIndex: Pick<WorldIndex, 'country'>,
  { countryId, continent }: Competition,
): TableRule {
  const country = worldIndex.country(countryId ?? 0);
  const place = country?.code ?? (continent === null ? null : CONTINENT_NAMES[continent].toLowerCase());
  return INVENTED_RULES.find(([of]) => of === place)?.[1] ?? BY_DIFFERENCE;
}
