import type { Parts } from '#words/parts.ts';

/** Texts that country names come from: the catalogue's own, and the language tag for all others. */
export type CountryWords = Pick<Parts['first'], 'countries' | 'continents'> & { readonly intl: string };

/** By language tag. Cached, because creating one takes longer than rendering a row. */
const regions = new Map<string, Intl.DisplayNames>();

/** Returns the name of an ISO 3166 code; undefined where the language has none. */
function regionName(code: string, intl: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const names = regions.get(intl) ?? new Intl.DisplayNames(intl, { type: 'region', fallback: 'none' });
  regions.set(intl, names);
  return names.of(code.toUpperCase());
}

/** Returns a function that names countries by their code; the catalogue has those that only football has. */
export function countryNamer({ countries, intl }: CountryWords): (code: string) => string {
  const own: Readonly<Record<string, string>> = countries;
  return (code) => own[code] ?? regionName(code, intl) ?? code;
}

/**
 * The name of a record's country, or continent, in a language. It is the same as where only the code is
 * known; the name in the record is for what has none.
 *
 * @param cc lower-case code; null for a continent
 */
export function localCountry<Name extends string | null>(
  { name, cc }: { readonly name: Name; readonly cc: string | null },
  words: CountryWords,
): Name | string {
  if (name === null) return name;
  const countries: Readonly<Record<string, string>> = words.countries;
  const continents: Readonly<Record<string, string>> = words.continents;
  const local = cc === null ? continents[name] : (countries[cc] ?? regionName(cc, words.intl));
  return local ?? name;
}

/** Returns countries sorted by name. */
export function byName(
  codes: readonly string[],
  nameOf: (code: string) => string,
  intl: string,
): readonly { readonly code: string; readonly name: string }[] {
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, intl));
}
