import { useEffect, useState } from 'react';
import { heightIn } from './embed-code.ts';

/** Returns the height that an embed on this page has asked for, px; null until it has. */
export function usePostedHeight(address: string): number | null {
  const [posted, setPosted] = useState<{ readonly address: string; readonly height: number } | null>(null);
  useEffect(() => {
    function read({ origin, data }: MessageEvent): void {
      const height = origin === location.origin ? heightIn(data) : null;
      if (height !== null) setPosted({ address, height });
    }
    addEventListener('message', read);
    return () => removeEventListener('message', read);
  }, [address]);
  return posted?.address === address ? posted.height : null;
}
