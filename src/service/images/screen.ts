import { edgeOf, legibleOn } from './colour.ts';
import { initialsOf, lettering } from './text.ts';

/**
 * Draws a TV channel: the initials of its name on a screen in its country's colours, and its number if it has
 * one.
 */
export function drawScreen(name: string, colours: readonly string[]): string {
  const ground = colours[0] ?? '#1b5e3a';
  const accent = legibleOn(ground, colours.slice(1));
  const [, words = name, number = ''] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect x="4" y="14" width="92" height="62" rx="10" fill="${ground}"`,
    ` stroke="${edgeOf([ground, accent])}" stroke-width="3"/>`,
    `<path fill="${edgeOf([ground, accent])}" d="M30 82H70V88H30Z"/>`,
    lettering(`${initialsOf(words, 2)}${number}`, 50, 46, 34, legibleOn(ground, ['#ffffff', '#111111'])),
    `<path fill="${accent}" d="M16 66H84V70H16Z"/>`,
    '</svg>',
  ].join('');
}
