import type { Language } from './language.ts';

/** `Intl` language tags of the wire's languages: `zh` is the traditional script, `zh_cn` the simplified one. */
const TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hant', zh_cn: 'zh-Hans' };

/** Created per language on first use. */
const regions = new Map<Language, Intl.DisplayNames>();

/**
 * Returns the name of a country (ISO 3166, upper case) or region (UN M49) in a language; undefined if `Intl`
 * has none.
 */
export function regionName(code: string, language: Language): string | undefined {
  let names = regions.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames([TAGS[language] ?? language], { type: 'region', fallback: 'none' });
    regions.set(language, names);
  }
  return names.of(code);
}
