/**
 * The JSON types of a match by operation: the real service writes the same field as a number in one operation
 * and as text in the next, and clients must read both. Operations only name their row.
 *
 * Source: v2.2 wire, match object, differences by operation (recordings of September 2026; `season` of April
 * 2026). States without a recording follow the nearest one.
 */
export interface MatchTypes {
  readonly status: 'number' | 'text';
  /** `winner_team_id` when a team has won. */
  readonly winner: 'number' | 'text';
  /** `winner_team_id` of a draw. */
  readonly draw: '0' | null;
  /** `teams.*.coach_id`. */
  readonly coach: 'number' | 'text';
  /** `time.minute` before kick-off. */
  readonly minuteBefore: '' | null;
  /** `ht_score` and `ft_score` before kick-off. */
  readonly partsBefore: '-' | null;
  /** Whether `info` is written before `related_id`. */
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
  // The field order is that of the schedule, the winner is text.
  broadcast: feed,
  info: { ...feed, winner: 'number', draw: null, coach: 'number', infoFirst: false },
} as const satisfies Record<string, MatchTypes>;

/** JSON type of event ids: numbers when embedded, text in match_events. */
export type EventIds = 'number' | 'text';

/**
 * JSON types of a league: three shapes of one object, beside the flat list of all leagues. `seasons` is empty
 * in a country's list.
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

/** JSON types of tables: live ones have text ids and no form. */
export interface StandingsTypes {
  readonly ids: 'number' | 'text';
  readonly form: boolean;
}

export const STANDINGS_TYPES = {
  standings: { ids: 'number', form: true },
  standings_live: { ids: 'text', form: false },
} as const satisfies Record<string, StandingsTypes>;

/** Writes a number as the operation's JSON type. */
export function typed(value: number, type: 'number' | 'text'): number | string {
  return type === 'number' ? value : String(value);
}
