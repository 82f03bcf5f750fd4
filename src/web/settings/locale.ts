import { LOCALES, type Locale } from '#contract/locales.ts';
import { preferredLanguage } from '#contract/preferred-language.ts';
import { createSetting } from './setting.ts';

export type { Locale };

/** The language of the link that the page was opened by, in which it was shared; links within the site have none. */
const languageOfLink = /[?&]lang=([\w-]+)(?:&|$)/.exec(location.search)?.[1] ?? null;

/** The viewer's language: chosen, else that of the link, else the browser's preference. */
export const localeSetting = createSetting<Locale>('lang', LOCALES, () =>
  preferredLanguage([languageOfLink ?? '', ...navigator.languages]),
);
