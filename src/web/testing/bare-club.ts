const NOWHERE = { id: null, name: null, cc: null };

/** What a data service may have of club 1, by operation: its name and empty lists. */
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
