import { LANGUAGES, type Language } from '#contract/locales.ts';
import { preferredLanguage } from '#contract/preferred-language.ts';

export type { Language };

/** Returns the language of `?lang=`; for any other value `otherwise`. */
export const languageOf = (parameter: string | null, otherwise: Language = 'en'): Language =>
  LANGUAGES.find((language) => language === parameter) ?? otherwise;

/** Returns the first language of `Accept-Language` in which there are pages. */
export const acceptedLanguage = (accepted = ''): Language =>
  preferredLanguage(accepted.split(',').map((entry) => entry.split(';', 1)[0]?.trim() ?? ''));
