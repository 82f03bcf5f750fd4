import type { Words } from './en.ts';

/** Returns the function that reads the texts of a part outside of a component, by its English ones (see `wordsOf`). */
export function textsIn(words: Words) {
  const parts = new WeakMap<object, object>();
  return <T extends object>(english: T): Words & T => {
    const part = parts.get(english) ?? { ...(words.made?.(english) ?? english), ...words };
    parts.set(english, part);
    return part as Words & T;
  };
}
