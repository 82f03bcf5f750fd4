import { contrast } from '#contract/colour.ts';

/** The first of the wished colours that can be told from the ground, else black or white. */
export function legibleOn(ground: string, wishes: readonly string[]): string {
  const wish = wishes.find((colour) => contrast(ground, colour) >= 2);
  return wish ?? (contrast(ground, '#ffffff') >= contrast(ground, '#111111') ? '#ffffff' : '#111111');
}

/** A page by day and one by night: an outline must be seen on both. */
const PAGES = ['#ffffff', '#1b211e'];

/** The colour in which an outline is seen on light and on dark pages: the best of those given, else a grey. */
export function edgeOf(colours: readonly string[]): string {
  const seen = (colour: string) => Math.min(...PAGES.map((page) => contrast(colour, page)));
  const best = [...colours].sort((a, b) => seen(b) - seen(a))[0];
  return best !== undefined && seen(best) >= 1.5 ? best : '#808683';
}
