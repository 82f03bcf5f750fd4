import { createStore } from '#web/state/store.ts';
import { createPersisted } from './persisted.ts';

/**
 * The viewer's spoiler shields as stored JSON; null without any. `shields.ts` parses them, which loads only where there are
 * some.
 */
export const shieldsJson = createPersisted<unknown>('shields', (json) => json);

/**
 * Number of changes of shields and reveals so far. What a component has accumulated from answers is void when it
 * increases, because they have been filtered again.
 */
export const shieldVersion = createStore(0);
