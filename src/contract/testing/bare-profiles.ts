/** Records of profiles as bare as a data service may have them: a name, and null or an empty list otherwise. */

export const NOWHERE = { id: null, name: null, cc: null };

export const BARE_PERSON = {
  id: '1',
  name: 'Somebody',
  img: null,
  country: NOWHERE,
  leagues: [],
  roles: [],
  seasons: [],
};

/** Club 1, by operation. */
export const BARE_CLUB: Readonly<Record<string, unknown>> = {
  info: {
    id: '1',
    name: 'Rovers',
    founded: null,
    country: NOWHERE,
    kit: [],
    leagues: [],
    current_seasons: [],
  },
  squad: { formation: null, squad: [] },
  transfers: { arrivals: [], departures: [] },
  sidelined: { id: '1', name: null, types: { injuries: [], suspension: [] } },
  trophies: { season_id: null, trophies: [] },
  last_next: { next: [], current: [], last: [] },
};
