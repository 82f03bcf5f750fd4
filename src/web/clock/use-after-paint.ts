import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Whether what the page was waiting for has been painted: what is only good to have is asked for from then on. An
 * effect by itself can come before the painting.
 *
 * @param isThere whether it has come
 */
export function useAfterPaint(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (isThere) return afterPaint(() => setPainted(true));
  }, [isThere]);
  return isPainted;
}
