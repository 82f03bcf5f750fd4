import { contrast } from '#contract/colour.ts';

/** Minimum contrast of text on its background (WCAG 2, AA). */
export const READABLE = 4.5;

/** Returns the text colour for a kit: white if it is readable on it, else black, which then is. */
export function inkOn(hex: string): string {
  return contrast(hex, '#ffffff') >= READABLE ? '#ffffff' : '#000000';
}
