import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { postToWall } from '#web/data/wall-relay.ts';
import { pairing } from './pairing.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/**
 * Exchanges codes for a pairing. A code in the address, as of a scanned QR code, is used at once and leaves the address, so
 * that it is in no history and no shared link.
 */
export function usePair() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get('code');
  const codes = useRef(new Set<string>());

  async function pair(text: string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      const { key, name, wallNumber } = await postToWall(
        { do: 'pair', code: text.slice(0, 20) },
        new AbortController().signal,
      );
      pairing.set({ key, name, wallNumber });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setBusy(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (code === null) return;
    void navigate(pathname, { replace: true });
    if (codes.current.has(code)) return;
    codes.current.add(code);
    void pair(code);
  }, [code]);

  return { refusal, isBusy, pair: (text: string) => void pair(text), setRefusal };
}
