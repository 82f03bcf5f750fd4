import { edgeOf, legibleOn } from './colour.ts';
import { lettering } from './text.ts';

/** Backgrounds, selected by id. */
const GROUNDS = ['#12372a', '#1f2a56', '#5c1a2b', '#0f4c5c', '#3a2d5c', '#6b3e12', '#23402f', '#2b2b2b'];
const MAX_LETTERS_FULL_SIZE = 7;

/** Draws a bookmaker's name on a plate. */
export function drawWordmark(name: string, number: number): string {
  const ground = GROUNDS[number % GROUNDS.length] ?? '#12372a';
  const word = name.split(' ')[0] ?? name;
  const size = Math.min(22, (22 * MAX_LETTERS_FULL_SIZE) / Math.max(MAX_LETTERS_FULL_SIZE, word.length));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect x="3" y="28" width="94" height="44" rx="8" fill="${ground}" stroke="${edgeOf([ground])}" stroke-width="2"/>`,
    lettering(word, 50, 50, size, legibleOn(ground, ['#ffffff', '#111111'])),
    '</svg>',
  ].join('');
}
