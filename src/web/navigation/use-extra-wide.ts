import { useStore } from '#web/state/store.ts';
import { mediaStore } from './media-store.ts';

/** The same width as `--breakpoint-xl` in theme.css. */
const extraWide = mediaStore('(min-width: 80rem)');

/** Returns whether the window has room for a sidebar, and for tools beside the search; renders when it changes. */
export const useExtraWide = (): boolean => useStore(extraWide);
