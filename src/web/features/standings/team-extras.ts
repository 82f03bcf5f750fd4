import type { MatchTeam } from '#contract/records/match-team.ts';
import type { Next } from './next.ts';

/** Teams and next matches beside a table. */
export interface Beside {
  readonly teamOf: (id: string) => MatchTeam;
  /** Null after the season's last match. */
  readonly nextOf: ((id: string) => Next | null) | null;
}
