import mustache from 'mustache';
import type { DeskDay, DeskFormat } from '#contract/desk/desk-variables.ts';

const CONTROLS = /\p{Cc}+/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes a value so that no format takes a sign of it for its own. */
const ESCAPES: Readonly<Record<DeskFormat, (text: string) => string>> = {
  text: (text) => text,
  html: (text) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? ''),
  // At the start of a line a number, a plus and a dash would begin a list.
  markdown: (text) =>
    text
      .replaceAll(/[\\`*_[\]<>|~&#]/g, String.raw`\$&`)
      .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
      .replace(/^[-+=]/, String.raw`\$&`),
};

/** Returns the day in a format, by its template. */
export function renderDesk(template: string, format: DeskFormat, values: DeskDay): string {
  const write = (value: unknown) => ESCAPES[format](String(value).replaceAll(CONTROLS, ' '));
  return `${mustache.render(template, values, undefined, { escape: write }).trim()}\n`;
}
