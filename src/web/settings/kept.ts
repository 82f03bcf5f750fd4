import { useSyncExternalStore } from 'react';
import { remember, remembered } from './storage.ts';

/** A value that is kept in the browser and that components can listen to. */
export interface Kept<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps a value under a name in local storage as JSON. What is there is read once, and again when another tab
 * writes; whatever cannot be read is as if it were not there.
 *
 * @param parse makes the value of what was kept (`null` if nothing readable was)
 */
export function createKept<T>(name: string, parse: (kept: unknown) => T): Kept<T> {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = (): T => {
    try {
      return parse(JSON.parse(remembered(name) ?? 'null'));
    } catch {
      return parse(null);
    }
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== name) return;
    value = read();
    tell();
  };
  const get = () => {
    value ??= read();
    return value;
  };
  return {
    get,
    set: (next) => {
      value = next;
      remember(name, JSON.stringify(next));
      tell();
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

/** The value, or what `read` makes of it; the component renders when that changes. */
export function useKept<T, U = T>(
  kept: Kept<T>,
  read: (value: T) => U = (value) => value as unknown as U,
): U {
  return useSyncExternalStore(kept.subscribe, () => read(kept.get()));
}
