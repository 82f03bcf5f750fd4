import { useEffect } from 'react';
import type { Match } from '#contract/records/match.ts';
import type { MatchChange } from '#news/match-change.ts';
import { type Correction, correctionsOf, parseCorrections } from '#web/features/timeline/ledger.ts';
import { readSession, writeSession } from '#web/settings/session.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

const MAX_CORRECTIONS = 50;

/** Returns the corrections to a match that this browser has seen, newest last; stored in the tab's session. */
export function useCorrections(match: Match, changes: readonly MatchChange[]): readonly Correction[] {
  const storageKey = `corrections ${match.id}`;
  const [{ corrections }] = useAccumulator(
    (previous) => {
      if (previous.changes === changes) return previous;
      const newCorrections = correctionsOf(changes, match);
      return {
        changes,
        corrections:
          newCorrections.length > 0
            ? [...previous.corrections, ...newCorrections].slice(-MAX_CORRECTIONS)
            : previous.corrections,
      };
    },
    () => ({ changes, corrections: parseCorrections(readSession(storageKey)) }),
  );
  useEffect(() => {
    if (corrections.length > 0) writeSession(storageKey, corrections);
  }, [storageKey, corrections]);
  return corrections;
}
