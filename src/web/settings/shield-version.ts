import { createStore } from '#web/state/store.ts';

/**
 * Number of changes of shields and reveals so far. What a component has accumulated from answers is void when it
 * increases, because they have been filtered again. Apart from the shields, since embeds have none and store nothing.
 */
export const shieldVersion = createStore(0);
