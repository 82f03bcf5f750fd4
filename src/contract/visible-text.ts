/** Code points of a name. */
export const MAX_NAME_CHARACTERS = 200;
/** Code points of comments and notes. */
export const MAX_PROSE_CHARACTERS = 4_000;

/** UTF-16 units that are read for each character of the result; a text of marks alone has more. */
const MAX_UNITS_PER_CHARACTER = 8;

/** Latin words with one blank between them, and the marks of print: most texts pass this one test. */
const PLAIN = /^(?! )(?:[!-~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac]| (?! |$))+$/;
/** The separators of lines and paragraphs are blanks already. */
const CONTROLS = /\p{Cc}/gu;
/** The exceptions are parts of emoji, of flags and of Persian and Indic words. */
const INVISIBLE =
  /[[\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]--[\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}]]/gv;
/** More marks on one letter than any language writes cover the lines around it. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
const VISIBLE = /[^\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/v;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a text on one line, without signs that a reader could not see, and cut with an ellipsis after whole characters.
 * It is empty if there is nothing to see.
 */
export function visibleText(text: string, maxCharacters = MAX_NAME_CHARACTERS): string {
  if (text.length <= maxCharacters && PLAIN.test(text)) return text;
  const line = text
    .trim()
    .slice(0, maxCharacters * MAX_UNITS_PER_CHARACTER)
    .normalize('NFC')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return VISIBLE.test(line) ? shorten(line, maxCharacters) : '';
}

function shorten(line: string, maxCharacters: number): string {
  const characters = [...line];
  if (characters.length <= maxCharacters) return line;
  const end = characters.slice(0, maxCharacters - 1).join('').length;
  const grapheme = graphemes.segment(line).containing(end);
  return `${line.slice(0, grapheme?.index).trimEnd()}…`;
}
