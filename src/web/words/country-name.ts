import type { Words } from './en.ts';

/** What the names of countries are made from: the catalogue's own ones, and the tag for all others. */
export type CountryWords = Pick<Words, 'countries' | 'continents' | 'intl'>;

/** By language tag: a list asks for a name a row, and making one of these takes longer than the row. */
const regions = new Map<string, Intl.DisplayNames>();

/** A country by its code, ISO 3166; undefined where the language has no name for it. */
function regionName(code: string, intl: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const names = regions.get(intl) ?? new Intl.DisplayNames(intl, { type: 'region', fallback: 'none' });
  regions.set(intl, names);
  return names.of(code.toUpperCase());
}

/** A country's name by its code; those that only football knows as countries are in the catalogue. */
export function countryNamer({ countries, intl }: CountryWords): (code: string) => string {
  const own: Readonly<Record<string, string>> = countries;
  return (code) => own[code] ?? regionName(code, intl) ?? code;
}

/**
 * The name of a record's country, or continent, in the viewer's language. Records are requested in English, so this
 * is the name they come with for English viewers and where a language has none.
 *
 * @param cc lower-case code; null for a continent
 */
export function localCountry<Name extends string | null>(
  { name, cc }: { readonly name: Name; readonly cc: string | null },
  words: CountryWords,
): Name | string {
  if (name === null || words.intl.startsWith('en')) return name;
  const countries: Readonly<Record<string, string>> = words.countries;
  const continents: Readonly<Record<string, string>> = words.continents;
  const local = cc === null ? continents[name] : (countries[cc] ?? regionName(cc, words.intl));
  return local ?? name;
}

/** Countries with their names, in the order of these. */
export function byName(
  codes: readonly string[],
  nameOf: (code: string) => string,
  intl: string,
): readonly { readonly code: string; readonly name: string }[] {
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl));
}
