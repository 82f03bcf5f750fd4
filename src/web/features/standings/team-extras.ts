import type { MatchTeam } from '#contract/records/match-team.ts';
import type { UpcomingMatch } from './upcoming-match.ts';

/** Teams and next matches beside a table. */
export interface TeamExtras {
  readonly teamOf: (id: string) => MatchTeam;
  /** Null after the season's last match. */
  readonly nextOf: ((id: string) => UpcomingMatch | null) | null;
}
