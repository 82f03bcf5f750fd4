import type { League } from '#contract/records/league.ts';

/** Returns a competition, by default of no country. */
export const sampleLeague = (id: string, fields: Partial<League> = {}): League => ({
  id,
  name: `League ${id}`,
  is_cup: false,
  is_amateur: false,
  is_friendly: false,
  img: null,
  id_current_season: null,
  id_current_stage: null,
  id_current_round: null,
  continent: { id: null, name: null },
  country: { id: null, name: null, cc: null },
  seasons: [],
  ...fields,
});
