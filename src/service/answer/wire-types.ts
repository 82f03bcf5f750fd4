/**
 * Which operation writes which JSON type. The real service writes the same field of the same match as a number
 * in one operation and as text in the next; every client has to read both, so this one writes both. The one
 * place that knows: operations name their row and nothing else.
 *
 * Source: v2.2 wire, match object, the column of differences by operation (recordings of September 2026; of
 * `season` April 2026). Where no recording of a state exists the neighbouring one is followed.
 */
export interface MatchTypes {
  readonly status: 'number' | 'text';
  /** `winner_team_id` of a match that somebody won. */
  readonly winner: 'number' | 'text';
  /** `winner_team_id` of a draw. */
  readonly draw: '0' | null;
  /** `teams.*.coach_id`. */
  readonly coach: 'number' | 'text';
  /** `time.minute` before kick-off. */
  readonly minuteBefore: '' | null;
  /** `ht_score` and `ft_score` before kick-off. */
  readonly partsBefore: '-' | null;
  /** Whether `info` stands before `related_id`, or after it. */
  readonly infoFirst: boolean;
}

const feed: MatchTypes = {
  status: 'number',
  winner: 'text',
  draw: '0',
  coach: 'text',
  minuteBefore: '',
  partsBefore: '-',
  infoFirst: true,
};

export const MATCH_TYPES = {
  livescores: feed,
  schedule: { ...feed, winner: 'number', draw: null },
  season: { ...feed, draw: null, minuteBefore: null, partsBefore: null, infoFirst: false },
  round: { ...feed, infoFirst: false },
  sort: { ...feed, infoFirst: false },
  last_next: { ...feed, status: 'text', infoFirst: false },
  tv: { ...feed, status: 'text', infoFirst: false },
  // `deleted`, `info` and `related_id` stand as in the schedule, the winner as text.
  broadcast: feed,
  info: { ...feed, winner: 'number', draw: null, coach: 'number', infoFirst: false },
} as const satisfies Record<string, MatchTypes>;

/** The ids of events: numbers where they are embedded, text in the operation of their own. */
export type EventIds = 'number' | 'text';

/**
 * The JSON types of a competition's row: three shapes of one object, beside the flat one of the list of all.
 * `seasons` are left empty in a country's list.
 */
export interface LeagueTypes {
  readonly ids: 'number' | 'text';
  readonly seasons: boolean;
}

export const LEAGUE_TYPES = {
  list: { ids: 'text', seasons: false },
  info: { ids: 'number', seasons: true },
  sort: { ids: 'text', seasons: true },
} as const satisfies Record<string, LeagueTypes>;

/** The JSON types of tables: live ones have text for ids, and tell no form. */
export interface StandingsTypes {
  readonly ids: 'number' | 'text';
  readonly form: boolean;
}

export const STANDINGS_TYPES = {
  standings: { ids: 'number', form: true },
  standings_live: { ids: 'text', form: false },
} as const satisfies Record<string, StandingsTypes>;

/** A number as the operation writes it. */
export function typed(value: number, type: 'number' | 'text'): number | string {
  return type === 'number' ? value : String(value);
}
