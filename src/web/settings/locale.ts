import { LOCALES, type Locale } from '#contract/locales.ts';
import { createSetting } from './setting.ts';

export type { Locale };

/** Returns the first available locale of a list of wishes; `de` serves `de-AT`. */
export function pickLocale(wishes: readonly (string | null)[]): Locale {
  const localeOf = (wish: string | null) =>
    LOCALES.find((locale) => locale === wish || locale === wish?.split('-')[0]) ?? [];
  return wishes.flatMap(localeOf)[0] ?? 'en';
}

/** The language of the link that the page was opened by, in which it was shared; links within the site have none. */
const languageOfLink = /[?&]lang=(\w\w)(?:&|$)/.exec(location.search)?.[1] ?? null;

/** The viewer's language: chosen, else that of the link, else the browser's preference. */
export const localeSetting = createSetting<Locale>('lang', LOCALES, () =>
  pickLocale([languageOfLink, ...navigator.languages]),
);
