import { contrast } from '#contract/colour.ts';
import { MIN_TEXT_CONTRAST } from '#contract/grounds.ts';

/** Returns the text colour for a kit: white if it is readable on it, else black, which then is. */
export function inkOn(hex: string): string {
  return contrast(hex, '#ffffff') >= MIN_TEXT_CONTRAST ? '#ffffff' : '#000000';
}
