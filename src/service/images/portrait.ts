import { initialsOf, lettering } from './text.ts';

const GROUNDS = ['#1f6f5c', '#2f5d8a', '#6b4a86', '#8a4b3a', '#4f6b2c', '#7a5c1e', '#35607a', '#7d3f5d'];

/** Draws a placeholder portrait: initials on a ground, whose colour `id` selects. */
export function drawPortrait(name: string, id: number): string {
  const ground = GROUNDS[id % GROUNDS.length] ?? '#35607a';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<path fill="${ground}" d="M0 0H100V100H0Z"/>`,
    lettering(initialsOf(name, 2), 50, 52, 38, '#ffffff'),
    '</svg>',
  ].join('');
}
