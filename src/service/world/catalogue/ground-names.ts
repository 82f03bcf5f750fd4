import type { CountryEntry } from './country.ts';
import data from './data/ground-names.json' with { type: 'json' };
import { type Text, textList } from './text-list.ts';

/** A way to name grounds: `*` in the form stands for one of the names, `{given}` and `{family}` for a president or legend of old,
 * of whom `names` has the number. */
interface GroundForm {
  readonly form: string;
  readonly names: readonly string[];
}

export interface GroundTexts {
  /** How groups of countries name grounds: after streets, saints, presidents, sponsors and what stood there before. */
  readonly traditions: readonly {
    readonly countries: readonly number[];
    /** Names by form. */
    readonly forms: Readonly<Record<string, Text>>;
  }[];
  /** What a national stadium is called, by the cultures that do not say "National Stadium". */
  readonly nationalStadiums: Readonly<Record<string, readonly string[]>>;
}

const { traditions, nationalStadiums } = data as GroundTexts;

/** Returns the ways in which a country names grounds; none if it has only its own. */
export function groundForms(countryId: number): readonly GroundForm[] {
  const forms = traditions.find(({ countries }) => countries.includes(countryId))?.forms ?? {};
  return Object.entries(forms).map(([form, names]) => ({ form, names: textList(names) }));
}

export function nationalStadiumName({ people }: CountryEntry): string {
  const culture = people[0]?.[0] ?? '';
  const name = Object.keys(nationalStadiums).find((each) => nationalStadiums[each]?.includes(culture));
  return name ?? 'National Stadium';
}
