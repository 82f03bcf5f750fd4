import { createStore } from '#web/state/store.ts';
import { createPersisted } from './persisted.ts';

/** The viewer's delay as stored JSON; null without one. `delay.ts` parses it, which loads only where there is one. */
export const delayJson = createPersisted<unknown>('delay', (json) => json);

/** Number of times that the page has gone back in time: what is drawn from newer answers starts again. */
export const stepsBack = createStore(0);
