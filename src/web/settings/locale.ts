import { createSetting } from './setting.ts';

/** The languages that there are words for; `ar-XB` is the pseudo-locale, right to left and 40 % longer. */
const LOCALES = ['en', 'de', 'ar-XB'] as const;
export type Locale = (typeof LOCALES)[number];

/** The languages that can be chosen, by their own names. */
export const LANGUAGES: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
];

/** The locale for a wish list, the first that is there wins; `de-AT` is content with `de`. */
export function pickLocale(wishes: readonly (string | null)[]): Locale {
  for (const wish of wishes) {
    const found = LOCALES.find(
      (locale) => locale === wish || (wish !== 'ar-XB' && locale === wish?.split('-')[0]),
    );
    if (found) return found;
  }
  return 'en';
}

/** The viewer's language: chosen, else what the browser prefers. */
export const localeSetting = createSetting<Locale>(
  'lang',
  (text) => LOCALES.some((locale) => locale === text),
  () => pickLocale(navigator.languages),
);

/** `?lang=` is a choice like any other, and remembered. */
export function takeLocale(search: string): void {
  const asked = new URLSearchParams(search).get('lang');
  if (asked !== null && pickLocale([asked]) === asked) localeSetting.choose(asked);
}
