import { useSyncExternalStore } from 'react';
import { watchMedia } from './watch-media.ts';

/** Minimum width of the split view; the same as `--breakpoint-lg` in main.css. */
const WIDE = '(min-width: 68.75rem)';

const subscribe = watchMedia(WIDE);

/** Whether the window is wide enough for the split view. */
export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Returns the same; renders when it changes. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
