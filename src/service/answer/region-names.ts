import type { Language } from './language.ts';

/** The tag that `Intl` knows the wire's language by: `zh` is the traditional script beside `zh_cn`. */
const TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hant', zh_cn: 'zh-Hans' };

/** One for each language, made when it is asked for. */
const regions = new Map<Language, Intl.DisplayNames>();

/** What a language calls a country (ISO 3166, upper case) or a region (UN M49); undefined where it knows none. */
export function regionName(code: string, language: Language): string | undefined {
  let names = regions.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames([TAGS[language] ?? language], { type: 'region', fallback: 'none' });
    regions.set(language, names);
  }
  return names.of(code);
}
