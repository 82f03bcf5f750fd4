import { useEffect, useState } from 'react';
import { observeMatch } from '#web/data/delay/observe-match.ts';
import { findDelay, type Observation, type Sight } from '#web/features/delay/find-delay.ts';

/** The proxy's answers of a match in play are new every 5 s. */
const POLL_MS = 2500;
/** After this time a tap has found nothing. */
const MAX_WAIT_MS = 300_000;

type TapState = 'measuring' | 'not-found' | null;

interface Tap {
  readonly sight: Sight;
  /** By `performance.now()`. */
  readonly at: number;
}

/**
 * Finds the viewer's delay from a tap at a goal or at the kick-off: it watches the match without the delay from when it is
 * mounted, so that the kick-off is known when the tap comes.
 */
export function useTap(matchId: string | null, onFound: (seconds: number) => void) {
  const [tap, setTap] = useState<Tap | null>(null);
  const [observations, setObservations] = useState<readonly Observation[]>([]);
  const [worldTimeAt, setClock] = useState<((at: number) => number) | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (matchId === null) return;
    const controller = new AbortController();
    const poll = async () => {
      const observation = await observeMatch(matchId, controller.signal).catch(() => null);
      if (controller.signal.aborted || !observation) return;
      setClock(() => observation.worldTimeAt);
      setObservations((all) =>
        all.at(-1)?.asOf === observation.asOf ? all : [...all, observation].slice(-100),
      );
    };
    void poll();
    const timer = setInterval(poll, POLL_MS);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [matchId]);
  const seconds = tap && worldTimeAt ? findDelay(tap.sight, worldTimeAt(tap.at), observations) : null;
  useEffect(() => {
    if (!tap) return;
    if (seconds !== null) {
      onFound(seconds);
      setTap(null);
      return;
    }
    const timer = setTimeout(
      () => {
        setTap(null);
        setFailed(true);
      },
      tap.at + MAX_WAIT_MS - performance.now(),
    );
    return () => clearTimeout(timer);
  });
  return {
    state: (tap ? 'measuring' : hasFailed ? 'not-found' : null) as TapState,
    press(sight: Sight): void {
      setFailed(false);
      setTap({ sight, at: performance.now() });
    },
  };
}
