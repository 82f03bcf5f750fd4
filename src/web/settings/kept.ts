import { useSyncExternalStore } from 'react';
import { parseJson } from '#web/format/parse-json.ts';
import { remember, remembered } from './storage.ts';

/** A value in the browser's local storage that components can subscribe to. */
export interface Kept<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls back when the value changes, also in another tab. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Persists a value under a name as a text.
 *
 * @param parse makes the value of the stored text (null if there is none)
 * @param write makes the text to store; null removes it
 */
export function createKeptText<T>(
  name: string,
  parse: (text: string | null) => T,
  write: (value: T) => string | null,
): Kept<T> {
  let parsed: { readonly text: string | null; readonly value: T } | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === name) notify();
  };
  return {
    get: () => {
      const text = remembered(name);
      // Returns the same object for the same text, because components compare by identity.
      if (parsed?.text !== text) parsed = { text, value: parse(text) };
      return (parsed as { readonly value: T }).value;
    },
    set: (value) => {
      const text = write(value);
      parsed = { text, value };
      remember(name, text);
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/**
 * Persists a value under a name as JSON.
 *
 * @param parse makes the value of the stored JSON; null if there is none or it is unreadable
 */
export function createKept<T>(name: string, parse: (json: unknown) => T): Kept<T> {
  return createKeptText(name, (text) => parse(text && parseJson(text, null)), JSON.stringify);
}

/** Returns the value, or what `read` makes of it; the component renders when that changes. */
export function useKept<T, U = T>(
  { get, subscribe }: Pick<Kept<T>, 'get' | 'subscribe'>,
  read: (value: T) => U = (value) => value as unknown as U,
): U {
  return useSyncExternalStore(subscribe, () => read(get()));
}
