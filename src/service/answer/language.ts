import { CATALOGUE_LANGUAGES } from '#contract/operation.ts';

export type Language = (typeof CATALOGUE_LANGUAGES)[number];

/** Reads `lang`; English for an unsupported language (v2.2 wire, shared parameters). */
export function readLanguage(lang: string | undefined): Language {
  return CATALOGUE_LANGUAGES.find((language) => language === lang?.toLowerCase()) ?? 'en';
}
