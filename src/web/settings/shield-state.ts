import { createPersisted } from './persisted.ts';

/**
 * The viewer's spoiler shields as stored JSON; null without any. `shields.ts` parses them, which loads only where there are
 * some.
 */
export const shieldsJson = createPersisted<unknown>('shields', (json) => json);
