import type { TeamRecord } from '#contract/records/team.ts';

export type LeagueOfTeam = TeamRecord['leagues'][number];

const currentLeagues = (leagues: readonly LeagueOfTeam[]) =>
  leagues.filter(({ is_friendly, current_season_id }) => !is_friendly && current_season_id !== null);

/**
 * Returns the competitions whose seasons are compared: one that both teams play in, or else each team's own. A league
 * comes before a cup.
 */
export function comparedLeagues(
  home: readonly LeagueOfTeam[],
  away: readonly LeagueOfTeam[],
): readonly [home: LeagueOfTeam | null, away: LeagueOfTeam | null] {
  const [ours, theirs] = [currentLeagues(home), currentLeagues(away)];
  const isCommon = (league: LeagueOfTeam) =>
    theirs.some(({ current_season_id }) => current_season_id === league.current_season_id);
  const ownLeague = (leagues: readonly LeagueOfTeam[]) => leagues.find(({ is_cup }) => !is_cup) ?? null;
  const own = [ownLeague(ours), ownLeague(theirs)] as const;
  const common =
    ours.find((league) => !league.is_cup && isCommon(league)) ??
    (own.includes(null) ? ours.find(isCommon) : undefined);
  if (common) return [common, common];
  return [own[0] ?? ours[0] ?? null, own[1] ?? theirs[0] ?? null];
}
