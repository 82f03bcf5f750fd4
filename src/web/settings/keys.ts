import { createPersisted } from './persisted.ts';

/**
 * Whether single-key shortcuts work. People who use speech input, or rest a hand on the keyboard, can switch them off.
 */
export const singleKeys = createPersisted('keys', (json) => json !== false);
