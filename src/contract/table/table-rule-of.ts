import { normalizeText } from '#contract/normalize-text.ts';
import { COMPETITION_RULES } from './competition-rules.ts';
import { INVENTED_RULES } from './invented-rules.ts';
import { BY_POINTS, type TableRule } from './rules.ts';

/** Returns a name without what feeds write differently: accents, case and signs. */
const plainName = (name: string) =>
  normalizeText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Years of two digits from here on are of the last century. */
const FIRST_OLD_YEAR = 50;

/** Returns the year in which a season began by its name, such as `26/27`, `2026` or `2026/2027`. */
function yearOf(season: string): number {
  const [digits = ''] = season.match(/\d+/) ?? [];
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year < FIRST_OLD_YEAR ? 2000 + year : 1900 + year;
}

/**
 * Returns how a season of a competition ranks teams; by points alone if that is not known. The wire has no rules (v2.2
 * wire, standings).
 *
 * @param league as a match has it: an international one has its continent in place of the country
 * @param season name of the season
 */
export function tableRuleOf(
  league: {
    readonly name: string | null;
    readonly country_code: string | null;
    readonly country_name: string | null;
  },
  season: string | null,
): TableRule {
  const { name, country_code, country_name } = league;
  const place = (country_code ?? country_name ?? '').toLowerCase();
  const invented = INVENTED_RULES.find(([of, , ...names]) => of === place && names.includes(name ?? ''));
  if (invented) return invented[1];
  const [plain, year] = [plainName(name ?? ''), yearOf(season ?? '')];
  const row = COMPETITION_RULES.find(
    ({ place: of, names, from, to = year }) =>
      of === place && names.includes(plain) && from <= year && year <= to,
  );
  return row?.rule ?? BY_POINTS;
}
