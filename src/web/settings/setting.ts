import { createPersistedText } from './persisted.ts';

/**
 * Persists a choice under a name as it is.
 *
 * @param choices the texts that are a choice, or whether a text is one
 * @param fallback returns the value without a choice
 */
export function createSetting<T extends string | null>(
  name: string,
  choices: readonly string[] | ((text: string) => boolean),
  fallback: () => T,
) {
  const isChoice = typeof choices === 'function' ? choices : (text: string) => choices.includes(text);
  const persisted = createPersistedText(
    name,
    (text) => (text !== null && isChoice(text) ? text : null),
    (text) => text,
  );
  return {
    ...persisted,
    get: (): T => (persisted.get() as T | null) ?? fallback(),
    /** Returns the viewer's choice, which `get` returns as well; null if there is no valid one. */
    choice: persisted.get,
    /** Null removes the choice. */
    choose: persisted.set,
  };
}
