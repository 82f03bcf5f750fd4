import { visibleText } from '#contract/visible-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text for an attribute or the content of an element, in HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Returns text of the data service for an attribute or the content of an element. */
export const escapeText = (text: string): string => escapeMarkup(visibleText(text));
