import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Messages } from './message.ts';
import { parseText } from './parse-text.ts';

/** Letters for a to z, of about the same look or sound. */
const ACCENTED = [...'åḃçḓéƒĝĥîĵķļṁñöþɋŕšţûṽŵẋýž'];
const ARABIC = [...'ابكدهفجحيژقلمنوپخرستؤڤشضئز'];
const LETTERS = /[a-z]/gi;
const FULL_WIDTH_SHIFT = 0xfee0;
/** Of a language of long words. */
const LONG_WORDS = 'Donaudampfschifffahr Wettbewerbsverzerrun';

const isWord = (text: string) => /\p{L}/u.test(text);
const inLetters = (letters: readonly string[]) => (text: string) =>
  text.replace(LETTERS, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);
/** At most eight signs long each, so that sentences break between them. */
const filler = (sign: string, text: string) =>
  sign.repeat(Math.max(Math.ceil(text.length * 0.4) - 2, 0)).replace(/.{8}(?=.)/g, '$& ');

/** How a pseudo-locale writes the words of an English text, and what it has around the whole text. */
interface Writing {
  readonly literal: (text: string) => string;
  readonly around: (text: string, english: string) => string;
}

const longer = (letters: readonly string[], sign: string): Writing => ({
  literal: inLetters(letters),
  around: (text, english) => `⟦${text}${filler(sign, english)}⟧`,
});

/**
 * English in other letters, which reveals texts that are not in the files, layouts that do not fit or mirror, and names,
 * scores and signs that are not isolated: with accents, from right to left, in two long words, and without spaces.
 */
const WRITINGS: Readonly<Record<string, Writing>> = {
  'en-XA': longer(ACCENTED, '~'),
  'ar-XB': longer(ARABIC, 'ـ'),
  'xx-LS': { literal: () => ' ', around: (text) => `${LONG_WORDS} ${text}` },
  'zz-CJK': {
    literal: (text) =>
      text
        .replaceAll(' ', '')
        .replace(LETTERS, (letter) => String.fromCharCode(letter.charCodeAt(0) + FULL_WIDTH_SHIFT)),
    around: (text) => text,
  },
};

export const PSEUDO_TAGS: readonly string[] = Object.keys(WRITINGS);

function mapLiterals(
  elements: readonly MessageFormatElement[],
  write: (text: string) => string,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal)
      return { ...element, value: isWord(element.value) ? write(element.value) : element.value };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([key, option]) => [
      key,
      { ...option, value: mapLiterals(option.value, write) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** Returns the texts of a pseudo-locale; scores and minutes are the same in every language. */
export function pseudoMessages(tag: string, english: Messages): Messages {
  const writing = WRITINGS[tag];
  if (!writing) throw new Error(`${tag} is no pseudo-locale. Write one of ${PSEUDO_TAGS.join(', ')}.`);
  const texts = Object.entries(english).map(([key, { defaultMessage }]) => {
    const { elements } = parseText(defaultMessage);
    const words = defaultMessage.replace(/\{[^{}]*\}/g, '');
    const text = printAST(mapLiterals(elements, writing.literal));
    return [key, { defaultMessage: isWord(words) ? writing.around(text, words) : text }];
  });
  return Object.fromEntries(texts);
}
