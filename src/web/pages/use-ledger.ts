import { useEffect, useState } from 'react';
import type { Match } from '#contract/records/match.ts';
import { type Correction, correctionsBetween, parseCorrections } from '#web/features/match/ledger.ts';
import { keepForNow, recalled } from '#web/settings/session.ts';

/** Older corrections are dropped. */
const MOST = 50;

/**
 * Returns the corrections to a match that this browser has seen, newest last; stored in the tab's session.
 *
 * @param asOf as-of instant of the record, epoch ms
 */
export function useLedger(match: Match, asOf: number | null): readonly Correction[] {
  const name = `corrections ${match.id}`;
  const [kept, keep] = useState(() => ({ match, told: parseCorrections(recalled(name)) }));
  if (kept.match !== match) {
    const found = correctionsBetween(kept.match, match, asOf ?? 0);
    keep({ match, told: found.length > 0 ? [...kept.told, ...found].slice(-MOST) : kept.told });
  }
  const { told } = kept;
  useEffect(() => {
    if (told.length > 0) keepForNow(name, told);
  }, [name, told]);
  return told;
}
