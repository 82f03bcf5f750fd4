import { en, type Words } from './en.ts';

/** Arabic letters for A to Z, of about the same sound. */
const ARABIC = [...'ابكدهفجحيژقلمنوپخرستؤڤشضئز'];

/** What is no number stays what tests look for. */
const LETTERS = /NaN|[a-z]/gi;
const arabicOf = (letter: string) =>
  letter === 'NaN' ? letter : (ARABIC[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

/** A signed number as `Intl` writes it in Arabic, with a mark that keeps the sign before it. */
const SIGNED = /(?<![\d\u200e])[+−]\d/g;

/**
 * Returns a text in Arabic letters that is 40 % longer: `⟦سكورهس ــــ⟧`. Names in it stay as they are.
 *
 * @param names what a message was given
 */
function pseudoText(text: string, names: readonly string[] = []): string {
  // Scores and minutes are the same in every language.
  if (!/\p{L}/u.test(text)) return text;
  const parts = names
    .filter((name) => name.length > 1)
    .reduce<readonly string[]>(
      (pieces, name) =>
        pieces.flatMap((piece) =>
          names.includes(piece)
            ? [piece]
            : piece.split(name).flatMap((rest, at) => (at ? [name, rest] : [rest])),
        ),
      [text],
    );
  const arabic = parts
    .map((part) =>
      names.includes(part) ? part : part.replace(LETTERS, arabicOf).replace(SIGNED, '\u200e$&'),
    )
    .join('');
  const longer = 'ـ'.repeat(Math.max(Math.ceil(text.length * 0.4) - 2, 0));
  // At most a word long, so that sentences break between words.
  return `⟦${arabic}${longer.replace(/.{8}(?=.)/g, '$& ')}⟧`;
}

function pseudoOf<T>(value: T): T;
function pseudoOf(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function')
    return (...values: unknown[]) =>
      pseudoText(
        String(value(...values)),
        values.filter((one) => typeof one === 'string'),
      );
  if (Array.isArray(value)) return value.map(pseudoOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoOf(inner)]));
}

/**
 * The pseudo-locale, generated from English. It reveals texts outside the catalogue, layouts that do not fit or mirror, and
 * names, scores and signs that are not isolated from text of another direction. Dates and numbers are those of Arabic.
 */
export const pseudo: Words = {
  ...pseudoOf(en),
  intl: 'ar-u-ca-gregory-nu-latn',
  dir: 'rtl',
  made: pseudoOf,
};
