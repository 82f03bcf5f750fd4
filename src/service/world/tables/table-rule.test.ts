import { expect, test } from 'vitest';
import { INVENTED_RULES } from '#contract/table/invented-rules.ts';
import { BY_POINTS } from '#contract/table/rules.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { sharedWorld } from '#service/testing/start-app.ts';
import { CONTINENT_NAMES } from '#service/world/catalogue/country.ts';
import { seasonName } from '#service/world/seasons/season.ts';
import { ruleOf } from './table-rule.ts';

const world = sharedWorld();

test('pages are told the rule by which a competition is ranked, or none', () => {
  const listed = new Set<string>();
  for (const competition of world.competitions) {
    const code = world.country(competition.countryId ?? 0)?.code ?? null;
    const place = competition.continent === null ? 'World' : CONTINENT_NAMES[competition.continent];
    const league = { name: competition.name, country_code: code, country_name: place };
    const rule = tableRuleOf(league, seasonName(competition, 2026));
    if (rule === BY_POINTS) continue;
    listed.add(competition.name);
    expect([competition.name, rule]).toEqual([competition.name, ruleOf(world, competition)]);
  }
  for (const [, , ...names] of INVENTED_RULES) for (const name of names) expect([...listed]).toContain(name);
});
