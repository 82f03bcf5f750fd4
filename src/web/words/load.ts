import type { Locale } from '#web/settings/locale.ts';
import { en, type Words } from './en.ts';

/** Fetches the texts of a locale; English is part of the first view. */
export async function loadWords(locale: Locale): Promise<Words> {
  if (locale === 'de') return (await import('./de.ts')).loadGerman();
  if (locale === 'ar-XB') return (await import('./pseudo.ts')).pseudo;
  return en;
}
