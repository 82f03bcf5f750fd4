import type { MatchRow } from '#contract/records/match.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';

/** The next match of a team. */
export interface Next {
  readonly id: string;
  readonly at: 'home' | 'away';
  readonly opponent: MatchTeam;
  /** Scheduled kick-off, epoch seconds. */
  readonly kickOff: number;
}

/** Returns the next match of every team by team id. */
export function nextOf(matches: readonly MatchRow[]): ReadonlyMap<string, Next> {
  const next = new Map<string, Next>();
  for (const { id, phase, teams, time } of matches) {
    if (phase !== 'scheduled') continue;
    for (const at of ['home', 'away'] as const) {
      const team = teams[at].id;
      const opponent = teams[at === 'home' ? 'away' : 'home'];
      const known = next.get(team);
      if (!known || time.timestamp < known.kickOff)
        next.set(team, { id, at, opponent, kickOff: time.timestamp });
    }
  }
  return next;
}
