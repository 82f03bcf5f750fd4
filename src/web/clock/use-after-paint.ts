import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether the page has been painted since `isThere` became true: from then on optional data may be fetched. An effect
 * alone can run before the paint.
 *
 * @param isThere whether the required data are there
 */
export function useAfterPaint(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (isThere) return afterPaint(() => setPainted(true));
  }, [isThere]);
  return isPainted;
}
