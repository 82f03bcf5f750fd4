import type { TeamRecord } from '#contract/records/team.ts';

/** A league season of a team, which may have a table. */
export interface TeamSeason {
  readonly leagueId: string;
  readonly seasonId: string;
}

/** Returns the current league seasons of a team, without cups and friendlies; the main one is the first. */
export const teamSeasons = ({ leagues }: Pick<TeamRecord, 'leagues'>): readonly TeamSeason[] =>
  leagues.flatMap(({ id, is_cup, is_friendly, current_season_id }) =>
    !is_cup && !is_friendly && current_season_id ? { leagueId: id, seasonId: current_season_id } : [],
  );
