import { LANGUAGES, LOCALES, type Locale } from '#contract/locales.ts';
import { languageFor, preferredLanguage } from '#contract/preferred-language.ts';
import { OFFERED_LANGUAGES } from './languages.ts';
import { createSetting } from './setting.ts';

export type { Locale };

/** Tests have locales that are no languages. */
const CHOICES = [
  ...OFFERED_LANGUAGES,
  ...LOCALES.filter((locale) => !LANGUAGES.some((one) => one === locale)),
];

/**
 * The language of the link that the page was opened by, until the viewer chooses another one; links within the site have
 * none.
 */
let languageOfLink = languageFor(new URLSearchParams(location.search).get('lang') ?? '', OFFERED_LANGUAGES);

const setting = createSetting<Locale>('lang', CHOICES, () =>
  preferredLanguage(navigator.languages, OFFERED_LANGUAGES),
);

/** The viewer's language: that of the link, else chosen, else the browser's preference. */
export const localeSetting: typeof setting = {
  ...setting,
  get: () => languageOfLink ?? setting.get(),
  choose(locale) {
    languageOfLink = null;
    setting.choose(locale);
  },
};
