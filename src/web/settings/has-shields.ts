import { createStore } from '#web/state/store.ts';
import { createPersistedText } from './persisted.ts';

/**
 * The viewer's spoiler shields as stored; null without any. `shields.ts` parses them, which loads only where there are
 * some.
 */
export const shieldsText = createPersistedText<string | null>(
  'shields',
  (text) => text,
  (text) => text,
);

/** Whether there is a spoiler shield. */
export const hasShields = (): boolean => shieldsText.get() !== null;

/** Returns the beginning of a shield as stored, by which it is found without parsing. */
export const shieldStart = (kind: string, id: string): string =>
  `{"kind":${JSON.stringify(kind)},"id":${JSON.stringify(id)},`;

/**
 * Counts the changes of shields and reveals whose answers have been filtered again. What a component has accumulated
 * from answers is void when it changes.
 */
export const shieldVersion = createStore(0);
