import { contrast } from '#contract/colour.ts';

/** What text needs to be read on its ground. */
export const READABLE = 4.5;

/** The text colour for a kit: white where that can be read, else black, which then can. */
export function inkOn(hex: string): string {
  return contrast(hex, '#ffffff') >= READABLE ? '#ffffff' : '#000000';
}
