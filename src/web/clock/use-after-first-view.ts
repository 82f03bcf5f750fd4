import { useEffect, useState } from 'react';
import { firstView } from './first-view.ts';

/**
 * Loads something, such as code without a component of its own, after the first view. Returns null until it has loaded,
 * and if loading fails.
 *
 * @param load the same function at every call; null loads nothing
 */
export function useAfterFirstView<T>(load: (() => Promise<T>) | null): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    if (!load) return;
    let isWanted = true;
    firstView.then(load).then(
      (loaded) => isWanted && setValue(() => loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return value;
}
