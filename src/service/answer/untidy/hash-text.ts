/** Returns a whole number from 0 to 2^32 - 1 for a text, by which random streams draw what has no id. */
export const hashText = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
