import { useMemo, useSyncExternalStore } from 'react';
import type { WallDensity } from '#contract/wall-address.ts';

/** The room of a wall's view, in rem: 1 rem is 16 pixels of a 1080p screen. */
export interface Space {
  readonly width: number;
  /** Without head and foot. */
  readonly height: number;
  /** Height of the head, which a page without one has in addition. */
  readonly headHeight: number;
  readonly shape: 'landscape' | 'portrait' | 'ultrawide';
}

/** Share of the screen that stays free on each side: televisions cut off their edges. */
const MARGIN = 0.05;
/** Heights of the frame's head and foot, rem. */
const HEAD = { landscape: 5.375, ultrawide: 5.375, portrait: 10.375 };
const FOOT = { landscape: 3.875, ultrawide: 3.875, portrait: 6.875 };
/** Width of an ultrawide wall's ticker with the gap before it, rem. */
const TICKER_WIDTH = 35;
const ULTRAWIDE = 2;
/** Pixels of a rem in which notes have the 34 pixels that can be read from afar on a 1080p screen. */
const LEGIBLE_REM = 16;
/** A compact wall is at most twice as dense. */
const MAX_DENSITY = 2;

/**
 * Returns the pixels of a rem on a screen, as `wall.css` has them. A 4K screen shows the same picture sharper. A
 * compact wall spends its pixels on more rows, as far as type keeps 34 pixels: twice as many at 4K, and no more at
 * 1080p, where there are no pixels to spare.
 *
 * @param scale device pixels of a pixel
 */
function remOf(width: number, height: number, density: WallDensity = 'normal', scale = 1): number {
  const rem = height > width ? Math.min(width / 67.5, height / 120) : Math.min(width / 120, height / 67.5);
  if (density === 'normal') return rem;
  const legible = scale >= 2 ? LEGIBLE_REM / 2 : LEGIBLE_REM;
  return Math.max(rem / MAX_DENSITY, Math.min(rem, legible));
}

/** Returns the room on a screen of a size in pixels. */
export function spaceOf(width: number, height: number, density?: WallDensity, scale?: number): Space {
  const shape = height > width ? 'portrait' : width / height >= ULTRAWIDE ? 'ultrawide' : 'landscape';
  const rem = remOf(width, height, density, scale);
  const inside = 1 - 2 * MARGIN;
  return {
    width: (width * inside) / rem - (shape === 'ultrawide' ? TICKER_WIDTH : 0),
    height: (height * inside) / rem - HEAD[shape] - FOOT[shape],
    headHeight: HEAD[shape],
    shape,
  };
}

/** Returns the room of a view above the line that says what is wrong with the address, which is as high as the foot. */
export const aboveProblem = (space: Space): Space => ({
  ...space,
  height: space.height - FOOT[space.shape],
});

/** A landscape picture is narrower only beside a panel, rem. */
const MIN_WIDTH = 93.75;

/** Returns whether a panel takes so much of the picture's width that its lines have to be shorter. */
export const isNarrow = ({ shape, width }: Space): boolean => shape === 'landscape' && width < MIN_WIDTH;

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Returns the room on this screen; renders when its size changes. */
export function useSpace(density: WallDensity): Space {
  const size = useSyncExternalStore(subscribe, () => `${innerWidth} ${innerHeight} ${devicePixelRatio}`);
  return useMemo(() => {
    const [width = 0, height = 0, scale = 1] = size.split(' ').map(Number);
    return spaceOf(width, height, density, scale);
  }, [size, density]);
}
