const MAX_CHARACTERS = 200;

/** Control characters, and those that change the direction of the text around them. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns text of the data service on one line, without characters that a reader could not see, and not too long. */
export function plainText(text: string): string {
  const line = text.normalize('NFC').replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : line;
}

/** Returns a text for an attribute or the content of an element, in HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Returns text of the data service for an attribute or the content of an element. */
export const escapeText = (text: string): string => escapeMarkup(plainText(text));
