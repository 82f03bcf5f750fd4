import { useSyncExternalStore } from 'react';
import { watchMedia } from './watch-media.ts';

/** Minimum width of the split view; the same as `--breakpoint-lg` in main.css. */
const SPLIT_VIEW_MEDIA_QUERY = '(min-width: 68.75rem)';

const subscribe = watchMedia(SPLIT_VIEW_MEDIA_QUERY);

/** Whether the window is wide enough for the split view. */
export const isWide = (): boolean => matchMedia(SPLIT_VIEW_MEDIA_QUERY).matches;

/** Returns the same; renders when it changes. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
