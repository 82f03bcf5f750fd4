import { edgeOf, legibleOn } from './colour.ts';
import { initialsOf, lettering } from './text.ts';

/** Input of a competition's badge. */
export interface BadgeSource {
  readonly name: string;
  readonly kind: 'league' | 'cup' | 'friendly';
  /** Level in the country, from 1. The badge has 4 minus `tier` stars, at least one. */
  readonly tier: number | null;
  /** Colours of the country or continent, at least one. */
  readonly colours: readonly string[];
}

const STAR = 'M50 8L61 38H93L67 57L77 88L50 69L23 88L33 57L7 38H39Z';
const CUP =
  'M30 10H70V16H84Q86 38 66 44Q62 54 55 57V70H66V78H34V70H45V57Q38 54 34 44Q14 38 16 16H30ZM22 22Q23 34 31 37L30 22ZM78 22H70L69 37Q77 34 78 22Z';
const BALL = 'M50 12A38 38 0 1 1 50 88A38 38 0 1 1 50 12ZM50 32L66 44L60 62H40L34 44Z';

function emblem(source: BadgeSource, fill: string): string {
  if (source.kind === 'cup')
    return `<path fill="${fill}" fill-rule="evenodd" transform="translate(31 10) scale(.38)" d="${CUP}"/>`;
  if (source.kind === 'friendly') {
    return `<path fill="${fill}" fill-rule="evenodd" transform="translate(33 12) scale(.34)" d="${BALL}"/>`;
  }
  const stars = source.tier === null ? 1 : Math.max(1, 4 - source.tier);
  return Array.from({ length: stars }, (_, i) => {
    const x = 50 - 9 + (i - (stars - 1) / 2) * 20;
    return `<path fill="${fill}" transform="translate(${x} 20) scale(.18)" d="${STAR}"/>`;
  }).join('');
}

/** Draws a competition's badge: initials below stars, a cup or a ball, in the country's colours. */
export function drawBadge(source: BadgeSource): string {
  const ground = source.colours[0] ?? '#1b5e3a';
  const accents = source.colours.slice(1);
  const ink = legibleOn(ground, ['#ffffff', '#111111']);
  const accent = legibleOn(ground, accents);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<rect x="5" y="5" width="90" height="90" rx="22" fill="${ground}"`,
    ` stroke="${edgeOf([ground, accent])}" stroke-width="3"/>`,
    `<path fill="${accent}" d="M5 76H95V81H5Z"/>`,
    emblem(source, accent),
    lettering(initialsOf(source.name, 3), 50, 60, 26, ink),
    '</svg>',
  ].join('');
}
