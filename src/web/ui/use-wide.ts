import { useSyncExternalStore } from 'react';
import { watchMedia } from './watch-media.ts';

/** From here on a match stands beside the list; the same as `--breakpoint-lg` in main.css. */
const WIDE = '(min-width: 68.75rem)';

const subscribe = watchMedia(WIDE);

/** Whether there is room for a match beside the list. */
export const isWide = (): boolean => matchMedia(WIDE).matches;

/** The same; renders when it changes. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
