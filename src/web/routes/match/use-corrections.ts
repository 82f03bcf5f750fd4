import { useEffect } from 'react';
import type { Match } from '#contract/records/match.ts';
import { type Correction, correctionsBetween, parseCorrections } from '#web/features/timeline/ledger.ts';
import { readSession, writeSession } from '#web/settings/session.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';

const MAX_CORRECTIONS = 50;

/**
 * Returns the corrections to a match that this browser has seen, newest last; stored in the tab's session.
 *
 * @param asOf as-of instant of the record, epoch ms
 */
export function useCorrections(match: Match, asOf: number | null): readonly Correction[] {
  const storageKey = `corrections ${match.id}`;
  const [{ corrections }] = useAccumulator(
    (previous) => {
      if (previous.match === match) return previous;
      const newCorrections = correctionsBetween(previous.match, match, asOf ?? 0);
      return {
        match,
        corrections:
          newCorrections.length > 0
            ? [...previous.corrections, ...newCorrections].slice(-MAX_CORRECTIONS)
            : previous.corrections,
      };
    },
    () => ({ match, corrections: parseCorrections(readSession(storageKey)) }),
  );
  useEffect(() => {
    if (corrections.length > 0) writeSession(storageKey, corrections);
  }, [storageKey, corrections]);
  return corrections;
}
