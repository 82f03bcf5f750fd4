/** Languages of pages, previews, walls and embeds. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locales with a catalogue; `ar-XB` is the pseudo-locale for tests, which no address can ask for. */
export const LOCALES = [...LANGUAGES, 'ar-XB'] as const;
export type Locale = (typeof LOCALES)[number];
