import { contrast } from '#contract/colour.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { inkOn, MIN_TEXT_CONTRAST } from './colour.ts';
import { COLOUR_BLIND_VISIONS, difference } from './colour-difference.ts';

/** Shirt colours from the service, `#rrggbb`. */
export type Kit = NonNullable<MatchTeam['kit_colors']>;

/** Minimum differences of two sides, also with colour-blind eyes (OKLab times 100). */
const MIN_DIFFERENCE = 20;
const MIN_DIFFERENCE_COLOUR_BLIND = 10;

function clash(a: string, b: string): boolean {
  return (
    difference(a, b) < MIN_DIFFERENCE ||
    COLOUR_BLIND_VISIONS.some((vision) => difference(a, b, vision) < MIN_DIFFERENCE_COLOUR_BLIND)
  );
}

const NO_KIT = '#8a918b';
/** Used when every colour of a kit clashes: no colour is close to both. */
const FALLBACK_COLOURS = ['#f1f4f1', '#101b15'] as const;

/** Backgrounds of kits by theme: the tokens `ground`, `surface` and `raised`. */
export const LIGHT_GROUNDS = ['#f6f7f3', '#ffffff', '#eef1ec'] as const;
export const DARK_GROUNDS = ['#09100c', '#111915', '#1a241f'] as const;
/** Minimum contrast of a shape on its background (WCAG 2, non-text contrast). */
const MIN_SHAPE_CONTRAST = 3;

/** Returns two colours (`#rrggbb`) mixed in equal parts. */
function mixColours(a: string, b: string): string {
  const half = (at: number) =>
    Math.round((Number.parseInt(a.slice(at, at + 2), 16) + Number.parseInt(b.slice(at, at + 2), 16)) / 2);
  return `#${[1, 3, 5].map((at) => half(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the ring of a kit on the backgrounds of a theme; null if it needs none. */
export function ringOn(hex: string, grounds: readonly string[], towards: string): string | null {
  const needsRing = grounds.some((ground) => contrast(hex, ground) < MIN_SHAPE_CONTRAST);
  return needsRing ? mixColours(hex, towards) : null;
}

function withTextAndRing(main: string, kit: Kit | null) {
  const number = kit?.number ?? null;
  const onLight = ringOn(main, LIGHT_GROUNDS, '#000000') ?? 'transparent';
  const onDark = ringOn(main, DARK_GROUNDS, '#ffffff') ?? 'transparent';
  return {
    /** `#rrggbb` */
    main,
    /** Text on it, `#rrggbb`: the number's own colour if readable. */
    on: number && contrast(number, main) >= MIN_TEXT_CONTRAST ? number : inkOn(main),
    /** Outline for themes in which it is hard to see: a CSS colour. */
    ring: `light-dark(${onLight}, ${onDark})`,
  };
}

/**
 * Returns a colour for each side of a match; the two never look alike, also not with colour-blind eyes. The home side
 * keeps its own; the away side takes its main colour or, where that clashes, the second, the third or a fallback.
 */
export function kitColours(home: Kit | null, away: Kit | null) {
  const homeColour = home?.main ?? home?.second ?? NO_KIT;
  const choices = [away?.main, away?.second, away?.number, ...FALLBACK_COLOURS];
  const awayColour = choices.find((hex): hex is string => typeof hex === 'string' && !clash(homeColour, hex));
  return [
    withTextAndRing(homeColour, home),
    withTextAndRing(awayColour ?? FALLBACK_COLOURS[0], away),
  ] as const;
}
