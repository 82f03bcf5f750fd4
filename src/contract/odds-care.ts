import { LANGUAGES } from './locales.ts';

/** What the operator writes beside prices, in one language. */
export interface OddsCareText {
  /** From which age people may bet, as it is written there: `18+`. */
  readonly age?: string;
  /** A line of plain text. */
  readonly note?: string;
  /** https address of a page with help. */
  readonly url?: string;
}

export type OddsCareTexts = Readonly<Partial<Record<(typeof LANGUAGES)[number], OddsCareText>>>;

/** Whether pages have a language, in which there may be texts. */
export const isOddsCareLanguage = (name: string): name is keyof OddsCareTexts =>
  LANGUAGES.some((language) => language === name);

/** Returns the text in a language, else in the first that has one. */
export function oddsCareIn(texts: OddsCareTexts, language: string): OddsCareText {
  const [first = {}] = LANGUAGES.flatMap((one) => texts[one] ?? []);
  return (isOddsCareLanguage(language) ? texts[language] : undefined) ?? first;
}
