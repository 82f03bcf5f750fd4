import { useEffect, useState } from 'react';
import { firstView } from './first-view.ts';

/**
 * Code that the first picture of a page can do without, and that draws nothing by itself: fetched after the
 * first view. Null until it has come, and where it cannot be fetched.
 *
 * @param load the same function at every call
 */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [code, setCode] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    firstView.then(load).then(
      (loaded) => isWanted && setCode(() => loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return code;
}
