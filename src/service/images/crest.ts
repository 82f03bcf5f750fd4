import { contrast } from '#contract/colour.ts';
import type { KitColours } from '#service/world/teams/kits.ts';
import { edgeOf, legibleOn } from './colour.ts';
import { CHARGES, DIVISIONS, SHIELDS } from './shields.ts';

/** Input of a crest: the club's country and number, and its colours. */
export interface CrestSource {
  readonly countryId: number;
  /** Number of the club in its country, from 1. */
  readonly number: number;
  readonly colours: KitColours;
}

const CREST_COUNT = SHIELDS.length * DIVISIONS.length * CHARGES.length;
/** Distance between the combinations of neighbouring clubs, so that shape, division and charge differ. */
const STRIDE = 1151;
const COUNTRY_STRIDE = 397;

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/**
 * Returns STRIDE, or the next number above it without a common divisor with CREST_COUNT, so that no combination
 * repeats early.
 */
function stride(): number {
  let step = STRIDE;
  while (greatestDivisor(step, CREST_COUNT) !== 1) step += 1;
  return step;
}

const STEP = stride();

/**
 * Returns shape, division and charge of a club. Each number of a country has its own combination, so no two
 * crests of a league are alike.
 */
function kindOf(source: CrestSource): { shield: string; division: string; charge: string } {
  const index = (source.number * STEP + source.countryId * COUNTRY_STRIDE) % CREST_COUNT;
  return {
    shield: SHIELDS[index % SHIELDS.length] ?? '',
    division: DIVISIONS[Math.floor(index / SHIELDS.length) % DIVISIONS.length] ?? '',
    charge: CHARGES[Math.floor(index / (SHIELDS.length * DIVISIONS.length))] ?? '',
  };
}

/** Draws a club's crest: a divided shield in its kit colours, with a charge. */
export function drawCrest(source: CrestSource): string {
  const { shield, division, charge } = kindOf(source);
  const { main: field, second, number } = source.colours;
  const over = contrast(field, second) >= 1.25 ? second : legibleOn(field, [number]);
  const figure = legibleOn(field, [number, second, '#ffffff', '#111111']);
  const rim = edgeOf([field, second, number]);
  const halo = legibleOn(figure, [field, over]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<clipPath id="s"><path d="${shield}"/></clipPath>`,
    `<g clip-path="url(#s)"><path fill="${field}" d="M0 0H100V100H0Z"/>`,
    division ? `<path fill="${over}" d="${division}"/>` : '',
    '</g>',
    `<path fill="none" stroke="${rim}" stroke-width="5" stroke-linejoin="round" d="${shield}"/>`,
    `<path fill="${figure}" fill-rule="evenodd" stroke="${halo}" stroke-width="7" stroke-linejoin="round"`,
    ` paint-order="stroke" transform="translate(27 24) scale(.46)" d="${charge}"/>`,
    '</svg>',
  ].join('');
}
