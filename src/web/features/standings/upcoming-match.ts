import type { MatchRow } from '#contract/records/match.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { otherSide, SIDES } from '#contract/side-of.ts';
import { isPast } from '#web/matches/is-past.ts';

export interface UpcomingMatch {
  readonly id: string;
  readonly side: 'home' | 'away';
  readonly opponent: MatchTeam;
  /** Scheduled kick-off, epoch seconds. */
  readonly kickOff: number;
}

/**
 * Returns the next match of each team, by its id.
 *
 * @param asOf instant of the newest answer that has the matches, epoch ms; null: unknown
 */
export function nextMatches(
  matches: readonly MatchRow[],
  asOf: number | null,
): ReadonlyMap<string, UpcomingMatch> {
  const next = new Map<string, UpcomingMatch>();
  for (const match of matches) {
    const { id, phase, teams, time } = match;
    if (phase !== 'scheduled' || isPast(match, asOf)) continue;
    for (const side of SIDES) {
      const team = teams[side].id;
      const opponent = teams[otherSide(side)];
      const earlier = next.get(team);
      if (!earlier || time.timestamp < earlier.kickOff)
        next.set(team, { id, side, opponent, kickOff: time.timestamp });
    }
  }
  return next;
}
