/** Languages of pages, previews and embeds. */
export const LANGUAGES = ['en', 'de'] as const;

/** Locales with a catalogue; `ar-XB` is the pseudo-locale, right to left and 40 % longer. */
export const LOCALES = [...LANGUAGES, 'ar-XB'] as const;
export type Locale = (typeof LOCALES)[number];
