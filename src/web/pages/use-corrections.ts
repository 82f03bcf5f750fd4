import { useEffect, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { type Correction, correctionsBetween, parseCorrections } from '#web/features/match/ledger.ts';
import { readSession, writeSession } from '#web/settings/session.ts';

/** Older corrections are dropped. */
const MAX_CORRECTIONS = 50;

/**
 * Returns the corrections to a match that this browser has seen, newest last; stored in the tab's session.
 *
 * @param asOf as-of instant of the record, epoch ms
 */
export function useCorrections(match: Match, asOf: number | null): readonly Correction[] {
  const storageKey = `corrections ${match.id}`;
  const [state, setState] = useState(() => ({
    match,
    corrections: parseCorrections(readSession(storageKey)),
  }));
  if (state.match !== match) {
    const newCorrections = correctionsBetween(state.match, match, asOf ?? 0);
    setState({
      match,
      corrections:
        newCorrections.length > 0
          ? [...state.corrections, ...newCorrections].slice(-MAX_CORRECTIONS)
          : state.corrections,
    });
  }
  const { corrections } = state;
  useEffect(() => {
    if (corrections.length > 0) writeSession(storageKey, corrections);
  }, [storageKey, corrections]);
  return corrections;
}
