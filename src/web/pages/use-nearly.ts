import { useEffect, useMemo, useState } from 'react';
import { pieces } from '#web/features/search/pieces.ts';
import { LEAST_LETTERS } from '#web/queries/search.ts';
import type { Thing, ThingKind } from '#web/settings/recent.ts';
import { useHits } from './use-hits.ts';

const load = () => import('#web/features/search/nearly.ts');
type Nearly = Awaited<ReturnType<typeof load>>['nearly'];

const NOTHING: readonly Thing[] = [];

/** Maximum of requests per search. */
const MAX_PIECES = 3;
const NO_KINDS: readonly ThingKind[] = [];

/**
 * Returns similar names where a search finds nothing. The service knows no spelling mistakes, so it is searched for
 * pieces of the text, and their results are compared here. The code for it loads on demand.
 *
 * @param kind the kind to search; null compares only with what is loaded
 */
export function useNearly(text: string, atHand: readonly Thing[], isWanted: boolean, kind: ThingKind | null) {
  const [nearly, setNearly] = useState<Nearly | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWanted || nearly) return;
    load().then(
      (code) => setNearly(() => code.nearly),
      () => setMissing(true),
    );
  }, [isWanted, nearly]);
  const kinds = useMemo(() => (kind === null ? NO_KINDS : [kind]), [kind]);
  const hits = useHits(kinds, isWanted ? pieces(text, LEAST_LETTERS).slice(0, MAX_PIECES) : NO_TEXT);
  const isWaiting = isWanted && ((!nearly && !isMissing) || hits.isLoading);
  const isReady = isWanted && !isWaiting;
  const things = useMemo(
    () => (isReady && nearly ? nearly([...atHand, ...hits.things], text) : NOTHING),
    [isReady, nearly, atHand, hits.things, text],
  );
  return { things, isWaiting };
}

const NO_TEXT: readonly string[] = [];
