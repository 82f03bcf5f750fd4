import type { DeskFormat } from '#contract/desk/desk-variables.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';

const CONTROLS = /\p{Cc}+/gu;

const ESCAPES: Readonly<Record<DeskFormat, (text: string) => string>> = {
  text: (text) => text,
  html: escapeMarkup,
  // At the start of a line a number, a plus and a dash would begin a list.
  markdown: (text) =>
    text
      .replaceAll(/[\\`*_[\]<>|~&#]/g, String.raw`\$&`)
      .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
      .replace(/^[-+=]/, String.raw`\$&`),
};

/** Returns a text on one line, in which a format takes no sign for its own. */
export const escapeText = (text: string, format: DeskFormat): string =>
  ESCAPES[format](text.replaceAll(CONTROLS, ' '));
