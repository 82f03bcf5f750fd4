import mustache from 'mustache';
import type { DeskDay, DeskFormat } from '#contract/desk/desk-variables.ts';
import { escapeText } from '#web/format/escape-text.ts';

/** Returns the day in a format, by its template. */
export function renderDesk(template: string, format: DeskFormat, values: DeskDay): string {
  const write = (value: unknown) => escapeText(String(value), format);
  return `${mustache.render(template, values, undefined, { escape: write }).trim()}\n`;
}
