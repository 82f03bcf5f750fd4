import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchNames, nameEvents } from '#contract/match-names.ts';
import type { Match } from '#contract/records/match.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { benchQuery, lineUpsQuery } from '#web/data/line-ups.ts';
import { sheetsOf } from '#web/features/line-ups/team-sheet.ts';

/**
 * Returns a match whose events name people as its team sheets do, where a tab has loaded these: one page has one name
 * for a player.
 */
export function useNamedMatch(match: Match): Match {
  const lineUps = useQuery(enabledIf(false, lineUpsQuery(match))).data?.data;
  const benches = useQuery(enabledIf(false, benchQuery(match))).data?.data ?? null;
  return useMemo(() => {
    // A broken record may cost its tab, not the page.
    if (!lineUps?.home?.squad || !lineUps.away?.squad || !match.events) return match;
    const names = matchNames(sheetsOf(lineUps, benches), match.events);
    return { ...match, events: nameEvents(match.events, names) };
  }, [match, lineUps, benches]);
}
