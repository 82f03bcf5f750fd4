/** Locales with a catalogue; `ar-XB` is the pseudo-locale, right to left and 40 % longer. */
export const LOCALES = ['en', 'de', 'ar-XB'] as const;
export type Locale = (typeof LOCALES)[number];
