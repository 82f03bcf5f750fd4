import { createKept } from './kept.ts';

/** Whether single keys work: whoever speaks to the device, or rests a hand on it, can switch them off. */
export const singleKeys = createKept('keys', (kept) => kept !== false);
