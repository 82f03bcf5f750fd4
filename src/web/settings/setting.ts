import { useSyncExternalStore } from 'react';
import { forget, remember, remembered } from './storage.ts';

/** One thing that a viewer can choose, kept under a name; whoever listens hears of a change, also from another tab. */
export interface Setting<T extends string | null> {
  /** What holds: what was chosen, read through `parse`. */
  readonly get: () => T;
  /** What was chosen; null if nothing was, or nothing that can be read. */
  readonly chosen: () => string | null;
  /** Null takes the choice back. */
  readonly choose: (value: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const all = new Set<{ readonly name: string; readonly tell: () => void }>();
let hearsOtherTabs = false;

function hearOtherTabs(): void {
  if (hearsOtherTabs) return;
  hearsOtherTabs = true;
  window.addEventListener('storage', ({ key }) => {
    for (const { name, tell } of all) if (key === null || key === name) tell();
  });
}

/**
 * A setting by its name in storage.
 *
 * @param isValid whether a text that was kept is still a choice
 * @param fallback what holds as long as nothing was chosen
 */
export function createSetting<T extends string | null>(
  name: string,
  isValid: (text: string) => boolean,
  fallback: () => T,
): Setting<T> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  all.add({ name, tell });
  const chosen = () => {
    const text = remembered(name);
    return text !== null && isValid(text) ? text : null;
  };
  return {
    chosen,
    get: () => (chosen() as T | null) ?? fallback(),
    choose(value) {
      if (value === null) forget(name);
      else remember(name, value);
      tell();
    },
    subscribe(listener) {
      hearOtherTabs();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What holds now; renders when it changes. */
export function useSetting<T extends string | null>(setting: Setting<T>): T {
  return useSyncExternalStore(setting.subscribe, setting.get);
}
