import type { Locale } from '#web/settings/locale.ts';
import { en, type Words } from './en.ts';

/** Fetches the texts of a locale; English is part of the first view. */
export async function loadWords(locale: Locale): Promise<Words> {
  return locale === 'en' ? en : (await import('./de.ts')).loadOther(locale);
}
