import { contrast } from '#contract/colour.ts';
import { MIN_TEXT_CONTRAST } from '#contract/grounds.ts';
import { kitPair } from '#contract/kit-pair.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { inkOn } from '#web/components/colour.ts';

/** Shirt colours from the service, `#rrggbb`. */
export type Kit = NonNullable<MatchTeam['kit_colors']>;

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

/** Returns the colours of each side of a match (`kitPair`), with what is written on them and their outlines. */
export function kitColours(home: Kit | null, away: Kit | null) {
  const [homeColour, awayColour] = kitPair(home, away);
  return [withTextAndRing(homeColour, home), withTextAndRing(awayColour, away)] as const;
}
