import { useEffect, useState } from 'react';

/**
 * Code that the first picture of a page can do without, and that draws nothing by itself: fetched once the page is
 * there. Null until it has come, and where it cannot be fetched.
 *
 * @param load the same function at every call
 */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [code, setCode] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setCode(() => loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return code;
}
