import type { PlayerRecord } from '#contract/records/player.ts';

/** Returns the role that a player has at a club, or in a national team, at present. */
export const currentRole = ({ roles }: Pick<PlayerRecord, 'roles'>, isNational: boolean) =>
  roles.find(({ is_current, team }) => is_current && (team.is_national ?? false) === isNational);
