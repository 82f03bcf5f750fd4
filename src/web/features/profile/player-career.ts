import type { PlayerRecord } from '#contract/records/player.ts';

/** Returns the role that a player has at a club, or in a national team, at present. */
export const currentRole = ({ roles }: Pick<PlayerRecord, 'roles'>, isNational: boolean) =>
  roles.find(({ is_current, team }) => is_current && (team.is_national ?? false) === isNational);

/** Returns the competitions that a player takes part in at present, each with its season; friendlies are none. */
export const currentSeasons = ({ leagues }: PlayerRecord) =>
  leagues.flatMap((league) => {
    const season = league.seasons.find(({ is_current }) => is_current);
    return season && !league.is_friendly ? [{ league, season }] : [];
  });
