/** Builds matches on the wire of which next to nothing is known. */

/** Kick-off of all of them: 2026-09-05 14:00 UTC, epoch seconds. */
export const KICK_OFF = 1_788_616_800;
export const HOME = 41;
export const AWAY = 42;

/** The least that makes a match: everything else is null, missing or empty, as on the wire. */
export function bareMatch(status: number, more: object = {}) {
  return {
    status: String(status),
    status_name: '',
    status_period: null,
    referee_id: null,
    round_id: null,
    round_name: null,
    season_id: null,
    aggregate_id: null,
    winner_team_id: '0',
    venue_id: '',
    leg: null,
    week: '',
    info: null,
    related_id: null,
    attendance: null,
    time: { datetime: '', minute: '', timestamp: KICK_OFF, timezone: 'UTC' },
    teams: {
      home: { id: HOME, name: 'Otterford Wanderers', short_code: '', img: '', form: null, coach_id: null },
      away: { id: AWAY, name: 'Kestrel Vale', short_code: null, img: null, kit_colors: null },
    },
    league: { id: 9, name: 'Northern Shield', type: '', country_id: null, country_name: null },
    scores: { home_score: '', away_score: '', ht_score: '-', ft_score: '-', et_score: null, ps_score: '' },
    standings: { home_position: 0, away_position: 0 },
    weather_report: null,
    ...more,
  };
}

export const score = (home: string | null, away: string | null, more: object = {}) => ({
  scores: {
    home_score: home,
    away_score: away,
    ht_score: '-',
    ft_score: null,
    et_score: null,
    ps_score: null,
    ...more,
  },
});

/** Fields that events often lack. */
const OPTIONAL_FIELDS = [
  'period',
  'player_id',
  'player_name',
  'related_player_id',
  'related_player_name',
  'extra_minute',
  'timestamp',
  'reason',
  'injuried',
  'result',
] as const;

/** An event of which only the kind is known. */
export const bareEvent = (type: string, more: object = {}) => ({
  ...Object.fromEntries(OPTIONAL_FIELDS.map((name) => [name, null])),
  team_id: null,
  type,
  minute: '',
  own_goal: false,
  penalty: false,
  ...more,
});

const player = (id: number, more: object = {}) => ({
  player: {
    id: String(id),
    name: null,
    common_name: `Player${id}`,
    firstname: null,
    lastname: `Player${id}`,
    weight: '0',
    height: null,
    img: null,
  },
  number: String(id % 100),
  captain: null,
  position: id % 100 === 1 ? 'G' : id % 100 < 6 ? 'D' : id % 100 < 10 ? 'M' : 'F',
  position_name: null,
  order: id % 100,
  ...more,
});
export const elevenPlayers = (from: number, more: object = {}) =>
  Array.from({ length: 11 }, (_, at) => player(from + at + 1, more));
