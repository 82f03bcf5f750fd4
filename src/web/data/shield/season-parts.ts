import type { TrophiesRecord } from '#contract/records/trophies.ts';
import { PLAYER_OF_MATCH } from './match-parts.ts';
import { idOf, type Parameters, type Rule, whole, withheld } from './rule.ts';

/** Returns the rule of something that is counted over a season's matches. */
function ofSeason(
  season: (parameters: Parameters, data: { readonly season_id?: string } | null) => string | undefined,
): Rule {
  return {
    isOfSeason: true,
    filter: (data, cover, parameters) => {
      const id = season(parameters, data) ?? null;
      if (!cover.isSeasonHidden(id)) return whole(data);
      return id === null ? withheld(data) : withheld(data, `table ${id}`);
    },
  };
}

/** Tables, brackets and leaders. */
export const BY_SEASON = ofSeason(({ season_id }) => season_id);
export const SEASON_STATS = ofSeason(idOf);
export const LEAGUE_STATS = ofSeason((_, data) => data?.season_id);

export const TEAM_STATS: Rule = {
  isOfSeason: true,
  team: idOf,
  filter: (data, cover, { id, season_id = '' }) =>
    cover.isSeasonHidden(season_id, id) ? withheld(data, `table ${season_id}`) : whole(data),
};

/** Of a season, or of one match. */
export const PLAYER_STATS: Rule = {
  isOfSeason: true,
  match: ({ match_id }) => match_id,
  filter: (data, cover, parameters) =>
    (parameters['match_id'] === undefined ? BY_SEASON : PLAYER_OF_MATCH).filter(data, cover, parameters),
};

/** A hidden match may have been a final. */
export const TROPHIES: Rule = {
  team: idOf,
  filter: (data: TrophiesRecord | null, cover, { id = '' }) => {
    const isHidden = data !== null && cover.hiddenOfTeam(id).length > 0;
    return isHidden ? { data: { ...data, trophies: [] }, keys: [`team ${id}`] } : whole(data);
  },
};
