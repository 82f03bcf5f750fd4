import { createKept } from './kept.ts';

/**
 * Whether single-key shortcuts work. People who use speech input, or rest a hand on the keyboard, can switch them off.
 */
export const singleKeys = createKept('keys', (kept) => kept !== false);
