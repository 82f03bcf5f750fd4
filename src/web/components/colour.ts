import { contrast } from '#contract/colour.ts';

/** Minimum contrast of text on its background (WCAG 2, AA). */
export const MIN_TEXT_CONTRAST = 4.5;

/** Returns the text colour for a kit: white if it is readable on it, else black, which then is. */
export function inkOn(hex: string): string {
  return contrast(hex, '#ffffff') >= MIN_TEXT_CONTRAST ? '#ffffff' : '#000000';
}
