import type { Language } from '#contract/locales.ts';

/** Languages to choose from, by their own names. */
export const LANGUAGES: readonly { readonly locale: Language; readonly name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
];
