import { useSyncExternalStore } from 'react';

/** A value outside of React that components can subscribe to. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls back when the value changes, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates functions to call when something changes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function createStore<T>(initial: T): Store<T> {
  const { notify, subscribe } = createListeners();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}

export const subscribeToAll =
  (...stores: readonly Pick<Store<unknown>, 'subscribe'>[]) =>
  (listener: () => void) => {
    const leaves = stores.map(({ subscribe }) => subscribe(listener));
    return () => {
      for (const leave of leaves) leave();
    };
  };

/** Returns the value, or what `read` makes of it; the component renders when that changes. */
export function useStore<T, U = T>(
  { get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>,
  read: (value: T) => U = (value) => value as unknown as U,
): U {
  return useSyncExternalStore(subscribe, () => read(get()));
}
