import { useStore } from '#web/state/store.ts';
import { mediaStore } from './media-store.ts';

/** Whether the window is wide enough for the split view; the same width as `--breakpoint-lg` in main.css. */
const wide = mediaStore('(min-width: 68.75rem)');

export const isWide = wide.get;

/** Returns the same; renders when it changes. */
export const useWide = (): boolean => useStore(wide);
