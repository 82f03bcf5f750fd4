import type { Store } from '#web/state/store.ts';
import { createPersistedText } from './persisted.ts';

export interface Setting<T extends string | null> extends Pick<Store<T>, 'get' | 'subscribe'> {
  /** Returns the viewer's choice, which `get` returns as well; null if there is no valid one. */
  readonly choice: () => string | null;
  /** Null removes the choice. */
  readonly choose: (value: string | null) => void;
}

/**
 * Persists a choice under a name as it is.
 *
 * @param isValid whether a stored text is still a choice
 * @param fallback returns the value without a choice
 */
export function createSetting<T extends string | null>(
  name: string,
  isValid: (text: string) => boolean,
  fallback: () => T,
): Setting<T> {
  const { get, set, subscribe } = createPersistedText(
    name,
    (text) => (text !== null && isValid(text) ? text : null),
    (text) => text,
  );
  return { get: () => (get() as T | null) ?? fallback(), choice: get, choose: set, subscribe };
}
