import { COLOUR_BLIND_VISIONS, difference } from './colour-difference.ts';
import { NO_KIT } from './no-kit.ts';

/** Shirt colours of a side, `#rrggbb`; null if the service sends none. */
export interface ShirtColours {
  readonly main: string | null;
  readonly second: string | null;
  readonly number: string | null;
}

/** Minimum differences of two sides, also with colour-blind eyes (OKLab times 100). */
const MIN_DIFFERENCE = 20;
const MIN_DIFFERENCE_COLOUR_BLIND = 10;

function clash(a: string, b: string): boolean {
  return (
    difference(a, b) < MIN_DIFFERENCE ||
    COLOUR_BLIND_VISIONS.some((vision) => difference(a, b, vision) < MIN_DIFFERENCE_COLOUR_BLIND)
  );
}

/** Used when every colour of a kit clashes: no colour is close to both. */
const FALLBACK_COLOURS = ['#f1f4f1', '#101b15'] as const;

/**
 * Returns a colour for each side of a match; the two never look alike, also not with colour-blind eyes. The home side
 * keeps its own; the away side takes its main colour or, where that clashes, the second, the third or a fallback.
 */
export function kitPair(
  home: ShirtColours | null,
  away: ShirtColours | null,
): readonly [home: string, away: string] {
  const homeColour = home?.main ?? home?.second ?? NO_KIT;
  const choices = [away?.main, away?.second, away?.number, ...FALLBACK_COLOURS];
  const awayColour = choices.find((hex): hex is string => typeof hex === 'string' && !clash(homeColour, hex));
  return [homeColour, awayColour ?? FALLBACK_COLOURS[0]];
}
