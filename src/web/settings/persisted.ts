import { parseJson } from '#contract/parse/parse-json.ts';
import { createListeners, type Store } from '#web/state/store.ts';
import { readText, writeText } from './storage.ts';

export interface Persisted<T> extends Store<T> {
  /** Returns the text that is stored for the value of another text: the only check that imported texts need. */
  readonly normalize: (text: string | null) => string | null;
}

/**
 * Persists a value under a name as a text.
 *
 * @param parse makes the value of the stored text (null if there is none)
 * @param write makes the text to store; null removes it
 */
export function createPersistedText<T>(
  name: string,
  parse: (text: string | null) => T,
  write: (value: T) => string | null,
): Persisted<T> {
  let cache: { readonly text: string | null; readonly value: T } | undefined;
  const { notify, subscribe } = createListeners();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === name) notify();
  });
  return {
    get: () => {
      const text = readText(name);
      // A read takes 0.35 µs in Chromium, 0.2 ms for a list of 600 rows: remembering would not be noticed. The same text
      // gives the same object, because components compare by identity.
      if (cache?.text !== text) cache = { text, value: parse(text) };
      return (cache as { readonly value: T }).value;
    },
    set: (value) => {
      const text = write(value);
      cache = { text, value };
      writeText(name, text);
      notify();
    },
    subscribe,
    normalize: (text) => write(parse(text)),
  };
}

/**
 * Persists a value under a name as JSON.
 *
 * @param parse makes the value of the stored JSON; null if there is none or it is unreadable
 */
export function createPersisted<T>(name: string, parse: (json: unknown) => T): Persisted<T> {
  return createPersistedText(name, (text) => parse(text && parseJson(text, null)), JSON.stringify);
}
