import { en, type Words } from './en.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  O: 'Ó',
};

/** Returns a legible text with accents that is 40 % longer: `⟦Scórés ~~~⟧`. */
function pseudoText(text: string): string {
  const accented = text.replace(/[aeiouAEO]/g, (letter) => ACCENTED[letter] ?? letter);
  const longer = '~'.repeat(Math.max(Math.ceil(text.length * 0.4) - 2, 0));
  // At most a word long, so that sentences break between words.
  return `⟦${accented}${longer.replace(/~{8}(?=~)/g, '$& ')}⟧`;
}

function pseudoOf<T>(value: T): T;
function pseudoOf(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...values: unknown[]) => pseudoText(String(value(...values)));
  if (Array.isArray(value)) return value.map(pseudoOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoOf(inner)]));
}

/** The pseudo-locale, generated from English. It reveals texts outside the catalogue, and layouts that do not fit or mirror. */
export const pseudo: Words = { ...pseudoOf(en), intl: en.intl, dir: 'rtl', made: pseudoOf };
