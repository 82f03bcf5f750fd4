import { escapeMarkup } from '#contract/escape-markup.ts';

const SMALL_WORDS = new Set(['of', 'the', 'de', 'du', 'la', 'do', 'da', 'di', 'der', 'den', 'and', 'y', 'e']);

/** Returns the first letters of a name's words, skipping small words. */
export function initialsOf(name: string, maxLetters: number): string {
  const words = name.split(/[\s,'’-]+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  return words
    .slice(0, maxLetters)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** Returns centred letters in a sans-serif font. */
export function lettering(text: string, x: number, y: number, size: number, fill: string): string {
  return [
    `<text x="${x}" y="${y}" font-family="Instrument Sans,system-ui,sans-serif" font-weight="700"`,
    ` font-size="${size}" text-anchor="middle" dominant-baseline="central" fill="${fill}">`,
    `${escapeMarkup(text)}</text>`,
  ].join('');
}
