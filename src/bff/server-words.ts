import { type Language, localeRow } from '#contract/locales.ts';
import type { PartTexts } from '#words/groups.ts';
import type { Parts } from '#words/parts.ts';
import { textsOf } from '#words/server-texts.ts';

const PARTS = [
  'first',
  'changes',
  'prices',
  'preview',
  'standings',
  'embed',
  'embed-page',
  'push',
] as const satisfies readonly (keyof Parts)[];

/** The texts with which the server writes of football in a language. */
export type ServerWords = PartTexts<(typeof PARTS)[number]> & {
  readonly language: Language;
  /** Language tag for `Intl`. */
  readonly intl: string;
};

const cached = new Map<Language, ServerWords>();

export function serverWords(language: Language): ServerWords {
  const { intl } = localeRow(language);
  const words =
    cached.get(language) ??
    (Object.assign({ language, intl }, ...PARTS.map((part) => textsOf(language, part))) as ServerWords);
  cached.set(language, words);
  return words;
}
