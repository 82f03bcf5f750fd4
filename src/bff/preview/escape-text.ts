import { escapeMarkup } from '#contract/escape-markup.ts';
import { visibleText } from '#contract/visible-text.ts';

/** Returns text of the data service for an attribute or the content of an element. */
export const escapeText = (text: string): string => escapeMarkup(visibleText(text));
