import { type Locale, localeRow } from '#contract/locales.ts';

/** Fetches the sheet of the fonts, for a language that needs them. */
export const loadFonts = (locale: Locale): Promise<unknown> | undefined =>
  localeRow(locale).fonts ? import('#web/scripts.css') : undefined;

/** Declares the language of the page's texts, their direction, and the fonts that they need. */
export function setPageLanguage(locale: Locale, dir: 'ltr' | 'rtl'): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dir = dir;
  const { fonts } = localeRow(locale);
  if (fonts) root.dataset['fonts'] = fonts;
  else delete root.dataset['fonts'];
}
