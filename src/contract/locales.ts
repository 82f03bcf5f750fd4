/** Languages of pages, previews, walls and embeds. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those in which the data service may have other names than in its own, English. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** Locales with a catalogue; `ar-XB` is the pseudo-locale for tests, which no address can ask for. */
export const LOCALES = [...LANGUAGES, 'ar-XB'] as const;
export type Locale = (typeof LOCALES)[number];
