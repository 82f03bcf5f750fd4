import type { Locale } from './locale.ts';

/** Languages with other letters than Latin, Greek and Cyrillic ones, and their parts of scripts.css. */
const FONTS: Readonly<Partial<Record<Locale, string>>> = { 'ar-XB': 'arabic' };

/** Fetches the sheet of the fonts, for a language that needs them. */
export const loadFonts = (locale: Locale): Promise<unknown> | undefined =>
  FONTS[locale] ? import('#web/scripts.css') : undefined;

/** Declares the language of the page's texts, their direction, and the fonts that they need. */
export function setPageLanguage(locale: Locale, dir: 'ltr' | 'rtl'): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = dir;
  const fonts = FONTS[locale];
  if (fonts) root.dataset['fonts'] = fonts;
  else delete root.dataset['fonts'];
}
