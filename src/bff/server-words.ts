import type { Language } from '#contract/locales.ts';
import { textsOf } from '#words/server-texts.ts';

/** Returns the texts with which the server writes of matches in a language. */
export const newsWords = (language: Language) => ({
  ...textsOf(language, 'first'),
  ...textsOf(language, 'changes'),
  ...textsOf(language, 'prices'),
});
