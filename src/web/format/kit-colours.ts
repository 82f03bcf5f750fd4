import { contrast } from '#contract/colour.ts';
import { inkOn, READABLE } from './colour.ts';
import { COLOUR_BLIND, difference } from './colour-difference.ts';

/** Shirt colours from the service, `#rrggbb`. */
export interface Kit {
  readonly main: string | null;
  readonly second: string | null;
  readonly number: string | null;
}

/** Colours of a side in a match. */
export interface KitColour {
  /** `#rrggbb` */
  readonly main: string;
  /** Text on it, `#rrggbb`: the number's own colour if readable. */
  readonly on: string;
  /** Outline for themes in which it is hard to see: a CSS colour. */
  readonly ring: string;
}

/** Minimum differences of two sides, also with colour-blind eyes (OKLab times 100). */
const APART = 20;
const APART_TO_THE_BLIND = 10;

/** Whether two kits look alike to anybody. */
function clash(a: string, b: string): boolean {
  return difference(a, b) < APART || COLOUR_BLIND.some((eyes) => difference(a, b, eyes) < APART_TO_THE_BLIND);
}

const NO_KIT = '#8a918b';
/** Used when every colour of a kit clashes: no colour is close to both. */
const INKS = ['#f1f4f1', '#101b15'] as const;

/** Backgrounds of kits by theme: the tokens `ground`, `surface` and `raised`. */
export const PAPER = ['#f6f7f3', '#ffffff', '#eef1ec'] as const;
export const NIGHT = ['#09100c', '#111915', '#1a241f'] as const;
/** Minimum contrast of a shape on its background (WCAG 2, non-text contrast). */
const VISIBLE = 3;

/** Returns two colours (`#rrggbb`) mixed in equal parts. */
function mixed(a: string, b: string): string {
  const half = (at: number) =>
    Math.round((Number.parseInt(a.slice(at, at + 2), 16) + Number.parseInt(b.slice(at, at + 2), 16)) / 2);
  return `#${[1, 3, 5].map((at) => half(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the ring of a kit on the backgrounds of a theme; null if it needs none. */
export function ringOn(hex: string, grounds: readonly string[], towards: string): string | null {
  const hidden = grounds.some((ground) => contrast(hex, ground) < VISIBLE);
  return hidden ? mixed(hex, towards) : null;
}

function coloured(main: string, kit: Kit | null): KitColour {
  const number = kit?.number ?? null;
  const paper = ringOn(main, PAPER, '#000000') ?? 'transparent';
  const night = ringOn(main, NIGHT, '#ffffff') ?? 'transparent';
  return {
    main,
    on: number && contrast(number, main) >= READABLE ? number : inkOn(main),
    ring: `light-dark(${paper}, ${night})`,
  };
}

/**
 * Returns a colour for each side of a match; the two never look alike, also not with colour-blind eyes. The home side
 * keeps its own; the away side takes its main colour or, where that clashes, the second, the third or a fallback.
 */
export function kitColours(home: Kit | null, away: Kit | null): readonly [home: KitColour, away: KitColour] {
  const ours = home?.main ?? home?.second ?? NO_KIT;
  const choices = [away?.main, away?.second, away?.number, ...INKS];
  const theirs = choices.find((hex): hex is string => typeof hex === 'string' && !clash(ours, hex));
  return [coloured(ours, home), coloured(theirs ?? INKS[0], away)];
}
