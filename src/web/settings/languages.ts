import { LANGUAGES, type Language } from '#contract/locales.ts';

const listed = document.documentElement.dataset['languages']?.split(' ');

/** The languages that this server offers: all, unless its operator has chosen some. */
export const OFFERED_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => listed?.includes(language) ?? true,
);
