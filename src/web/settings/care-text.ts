import { type OddsCareText, type OddsCareTexts, oddsCareIn } from '#contract/odds-care.ts';
import { parseJson } from '#contract/parse/parse-json.ts';

/** Returns what the operator writes beside prices, in a language; the document's root has it as an attribute. */
export function careText(language: string): OddsCareText {
  const texts = parseJson(document.documentElement.dataset['oddsCare'] ?? '{}', {}) as OddsCareTexts;
  return oddsCareIn(texts, language.slice(0, 2));
}
