import { contrast } from '#contract/colour.ts';

/** Returns the first candidate with enough contrast to the ground, else black or white. */
export function legibleOn(ground: string, candidates: readonly string[]): string {
  const candidate = candidates.find((colour) => contrast(ground, colour) >= 2);
  return candidate ?? (contrast(ground, '#ffffff') >= contrast(ground, '#111111') ? '#ffffff' : '#111111');
}

/** Page backgrounds of both themes: an outline must be visible on each. */
const PAGE_COLOURS = ['#ffffff', '#1b211e'];

/** Returns the colour that is most visible as an outline in both themes, else a grey. */
export function edgeOf(colours: readonly string[]): string {
  const visibility = (colour: string) => Math.min(...PAGE_COLOURS.map((page) => contrast(colour, page)));
  const best = [...colours].sort((a, b) => visibility(b) - visibility(a))[0];
  return best !== undefined && visibility(best) >= 1.5 ? best : '#808683';
}
