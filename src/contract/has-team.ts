import type { MatchRow } from './records/match.ts';

/** Whether one of some teams plays, by their ids. */
export const hasTeam = ({ teams }: Pick<MatchRow, 'teams'>, ids: readonly string[]): boolean =>
  ids.includes(teams.home.id) || ids.includes(teams.away.id);
