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
  /** How much smaller than on a wall of normal density everything is, up to 1. */
  readonly scale: number;
  /** Pixels of a rem on a wall of normal density. */
  readonly pixels: number;
}

/** Share of the screen that stays free on each side: televisions cut off their edges. */
const MARGIN = 0.05;
/** Heights of the frame's head and foot, rem. */
const HEAD = { landscape: 5.375, ultrawide: 5.375, portrait: 10.375 };
const FOOT = { landscape: 3.875, ultrawide: 3.875, portrait: 6.875 };
/** Width of an ultrawide wall's ticker with the gap before it, rem. */
const TICKER_WIDTH = 35;
const ULTRAWIDE = 2;
/** How much smaller everything is on a compact wall, as `wall.css` has it. */
const COMPACT_SCALE = 0.55;

/** Returns the pixels of a rem on a wall of normal density: a screen with more of them shows the same picture sharper. */
const remOf = (width: number, height: number): number =>
  height > width ? Math.min(width / 67.5, height / 120) : Math.min(width / 120, height / 67.5);

/** Returns the room on a screen of a size in pixels. */
export function spaceOf(width: number, height: number, density: WallDensity = 'normal'): Space {
  const shape = height > width ? 'portrait' : width / height >= ULTRAWIDE ? 'ultrawide' : 'landscape';
  const scale = density === 'compact' ? COMPACT_SCALE : 1;
  const pixels = remOf(width, height);
  const rem = pixels * scale;
  const inside = 1 - 2 * MARGIN;
  return {
    width: (width * inside) / rem - (shape === 'ultrawide' ? TICKER_WIDTH : 0),
    height: (height * inside) / rem - HEAD[shape] - FOOT[shape],
    headHeight: HEAD[shape],
    shape,
    scale,
    pixels,
  };
}

/** Returns a room in which everything is larger by a factor. */
export const enlarged = (space: Space, factor: number): Space => ({
  ...space,
  width: space.width / factor,
  height: space.height / factor,
});

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
  const size = useSyncExternalStore(subscribe, () => `${innerWidth} ${innerHeight}`);
  return useMemo(() => {
    const [width = 0, height = 0] = size.split(' ').map(Number);
    return spaceOf(width, height, density);
  }, [size, density]);
}
