import { LANGUAGES } from '#contract/operation.ts';

export type Language = (typeof LANGUAGES)[number];

/** Reads `lang`; English for an unsupported language (v2.2 wire, shared parameters). */
export function readLanguage(lang: string | undefined): Language {
  return LANGUAGES.find((known) => known === lang?.toLowerCase()) ?? 'en';
}
