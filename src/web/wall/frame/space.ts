import { useSyncExternalStore } from 'react';
import type { WallDensity } from '#contract/wall-address.ts';

/** The room of a wall's view, in rem: 1 rem is 100 pixels of a 1080p screen. */
export interface Space {
  readonly width: number;
  /** Without head and foot. */
  readonly height: number;
  readonly shape: 'landscape' | 'portrait' | 'ultrawide';
}

/** Share of the screen that stays free on each side: televisions cut off their edges. */
const MARGIN = 0.05;
/** Heights of the frame's head and foot, rem. */
const HEAD = { landscape: 0.86, ultrawide: 0.86, portrait: 1.66 };
const FOOT = { landscape: 0.62, ultrawide: 0, portrait: 1.1 };
const ULTRAWIDE = 2;

/** Returns the room on a screen of a size in pixels. */
export function spaceOf(width: number, height: number): Space {
  const shape = height > width ? 'portrait' : width / height >= ULTRAWIDE ? 'ultrawide' : 'landscape';
  const rem =
    shape === 'portrait' ? Math.min(width / 10.8, height / 19.2) : Math.min(width / 19.2, height / 10.8);
  const inside = 1 - 2 * MARGIN;
  return {
    width: (width * inside) / rem,
    height: (height * inside) / rem - HEAD[shape] - FOOT[shape],
    shape,
  };
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Returns the room on this screen; renders when its size changes. */
export function useSpace(_density: WallDensity): Space {
  const size = useSyncExternalStore(subscribe, () => `${innerWidth} ${innerHeight}`);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return spaceOf(width, height);
}
