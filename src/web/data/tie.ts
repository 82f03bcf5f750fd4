import type { Match, MatchRow } from '#contract/records/match.ts';
import { operationQuery } from './query.ts';

/** A team's matches in a season, to find the second leg of a first leg, which has no reference to it. */
export const tieQuery = (match: Match | undefined, isWanted: boolean) =>
  operationQuery<readonly MatchRow[]>(
    'fixtures',
    { t: 'season', season_id: match?.season_id ?? '', team_id: match?.teams.home.id ?? '' },
    { enabled: isWanted && match?.season_id != null },
  );
