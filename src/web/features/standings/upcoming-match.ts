import type { MatchRow } from '#contract/records/match.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';

export interface UpcomingMatch {
  readonly id: string;
  readonly side: 'home' | 'away';
  readonly opponent: MatchTeam;
  /** Scheduled kick-off, epoch seconds. */
  readonly kickOff: number;
}

export function nextMatches(matches: readonly MatchRow[]): ReadonlyMap<string, UpcomingMatch> {
  const next = new Map<string, UpcomingMatch>();
  for (const { id, phase, teams, time } of matches) {
    if (phase !== 'scheduled') continue;
    for (const side of ['home', 'away'] as const) {
      const team = teams[side].id;
      const opponent = teams[side === 'home' ? 'away' : 'home'];
      const earlier = next.get(team);
      if (!earlier || time.timestamp < earlier.kickOff)
        next.set(team, { id, side, opponent, kickOff: time.timestamp });
    }
  }
  return next;
}
