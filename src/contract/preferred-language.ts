import { LANGUAGES, type Language } from './locales.ts';

/** Returns a language tag with the script and the region that it is written in most: `zh-Hant-TW` for `zh-TW`. */
function likelyTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/** Of our languages. Made once: each page that is requested compares them with all wishes of its reader. */
const OWN_TAGS = new Map(LANGUAGES.map((language) => [language, likelyTag(language)]));

/**
 * Returns the language that serves a wish (BCP 47): `de` for `de-AT`, `pt-BR` for `pt`, none in another script.
 *
 * @param offered those to choose from
 */
export function languageFor(wish: string, offered: readonly Language[] = LANGUAGES): Language | null {
  const likely = likelyTag(wish);
  if (!likely) return null;
  const isServed = (language: Language) => {
    const own = OWN_TAGS.get(language);
    return own?.language === likely.language && own.script === likely.script;
  };
  return offered.find((language) => language === wish) ?? offered.find(isServed) ?? null;
}

/** Returns the first of a reader's languages that we have; English without one. */
export const preferredLanguage = (
  wishes: readonly string[],
  offered: readonly Language[] = LANGUAGES,
): Language => wishes.map((wish) => languageFor(wish, offered)).find((language) => language !== null) ?? 'en';
