import type { Responses } from './other-service.ts';

/** A match with little data, and the texts that its page must and must not have. */
export interface Poor {
  readonly name: string;
  readonly responses: Responses & { readonly 'fixtures.info': object };
  /** Texts on the tabs, by the tab's label. */
  readonly says: readonly (readonly [tab: string, text: RegExp])[];
  /** Texts that the tabs must not have. */
  readonly neverSays?: readonly (readonly [tab: string, text: RegExp])[];
}

/** Kick-off of all of them: 2026-09-05 14:00 UTC, epoch seconds. */
const KICK_OFF = 1_788_616_800;
const HOME = 41;
const AWAY = 42;

/** The least that makes a match: everything else is null, missing or empty, as on the wire. */
function bare(status: number, more: object = {}) {
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

const score = (home: string | null, away: string | null, more: object = {}) => ({
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
const event = (type: string, more: object = {}) => ({
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
const eleven = (from: number, more: object = {}) =>
  Array.from({ length: 11 }, (_, at) => player(from + at + 1, more));

/** Data of poor quality: texts for numbers, unknown types, events without teams. */
const PATCHY = {
  'fixtures.info': bare(3, {
    season_id: '12',
    round_name: '4',
    referee_id: '5',
    venue_id: '6',
    coverage: { has_lineups: '1', has_tvs: null, has_standings: 1 },
    ...score('2', '1'),
    events: [
      event('corner', { team_id: String(HOME), minute: '4', period: '1st half', info: '1st Corner kick' }),
      event('goal', { team_id: HOME, minute: '9', period: '1st half' }),
      event('goal', { team_id: String(AWAY), period: '2nd half', player_name: 'Lindgaard' }),
      event('cooling_break', { period: '2nd half', minute: '71' }),
      event('goal', { team_id: HOME, minute: '90+4', period: '2nd half', player_name: 'Brannigan' }),
      event('yellowcard', { team_id: AWAY }),
      event('substitution', {
        team_id: AWAY,
        minute: '80',
        period: '2nd half',
        related_player_name: 'Aspen',
      }),
    ],
    stats: [
      { team_id: HOME, corners: '4', shots_total: null, fouls: null, possessionpercent: null, xg: '' },
      {
        team_id: String(AWAY),
        corners: null,
        shots_total: '9',
        fouls: null,
        possessionpercent: null,
        xg: '-',
      },
    ],
  }),
  'fixtures.match_lineups': {
    home: { formation: '4-4-2', confirmed_formation: 1, squad: eleven(100) },
    away: { formation: null, confirmed_formation: null, squad: eleven(200, { number: null, order: null }) },
  },
  'fixtures.match_sidelined': {
    home: {
      id: HOME,
      name: 'Otterford Wanderers',
      types: {
        injuries: [{ player: { id: 190, name: 'Quill, Tam' }, reason: null, expected_return: '?' }],
        suspension: [],
      },
    },
    away: { id: AWAY, name: 'Kestrel Vale', types: { injuries: [], suspension: [] } },
  },
  'fixtures.match_comments': [{ important: 0, order: 1, goal: 0, minute: 0, comment: 'The teams are out.' }],
  'leagues.standings_live': {
    league_id: 9,
    season_id: '12',
    has_groups: 0,
    number_standings: 1,
    standings: [
      {
        team_id: String(HOME),
        team_name: 'Otterford Wanderers',
        group: '',
        group_name: '',
        overall: { position: 0, points: null },
        status: null,
        result: null,
      },
      {
        team_id: AWAY,
        team_name: 'Kestrel Vale',
        overall: { games_played: '3', points: '4', position: '2' },
      },
    ],
  },
  'h2h.match': {
    home: { id: HOME, name: 'Otterford Wanderers', events: { overall: [], home: [], away: [] } },
    away: { id: AWAY, name: 'Kestrel Vale', events: { overall: [], home: [], away: [] } },
    h2h: [
      {
        id: 7_600_001,
        startdate: '2026-03-01 15:00:00',
        league: { id: 9, name: 'Northern Shield' },
        teams: { home: { id: AWAY, name: 'Kestrel Vale' }, away: { id: HOME, name: 'Otterford Wanderers' } },
        scores: { home_score: null, away_score: null },
      },
    ],
  },
};

/** The operations that a match's page requests besides the match. */
const EMPTY = [
  'fixtures.match_lineups',
  'fixtures.match_bench',
  'fixtures.match_sidelined',
  'fixtures.match_comments',
  'fixtures.sort',
  'leagues.standings',
  'leagues.standings_live',
  'livescores.live',
  'h2h.match',
  'venues.info',
  'referees.info',
] as const;

export const POOR: readonly Poor[] = [
  {
    name: 'with nothing but its status',
    responses: { 'fixtures.info': bare(3) },
    says: [
      ['Summary', /No event coverage for this match/],
      ['Line-ups', /No line-ups available for this match/],
      ['H2H', /No previous meetings on record/],
      ['Info', /Northern Shield/],
    ],
    neverSays: [
      ['Summary', /\d–\d/],
      ['Info', /Attendance|Weather|Referee|Venue|Round/],
    ],
  },
  {
    name: 'with gaps in all its data',
    responses: PATCHY,
    says: [
      ['Summary', /Unknown[\s\S]*1–0/],
      ['Summary', /cooling_break/],
      ['Summary', /Unknown player\s*for Aspen/],
      ['Line-ups', /Player101/],
      ['Line-ups', /Quill/],
      ['Stats', /Corners/],
      ['Table', /Otterford Wanderers/],
      ['H2H', /–––/],
    ],
    neverSays: [
      ['Summary', /\b0′/],
      ['Line-ups', /Player statistics|captain|Manager|Bench|back/],
      ['Stats', /Possession|Fouls|Expected goals|\b0\b/],
      ['H2H', /Goals 0–0|won|wins/],
      ['Info', /Attendance|Weather|Referee|Venue/],
    ],
  },
  {
    name: 'in play without a clock, its statistics and line-ups empty',
    responses: {
      'fixtures.info': bare(1, {
        time: { minute: null, timestamp: KICK_OFF },
        ...score('1', '0', { ht_score: '1-0', ft_score: '1-0' }),
        events: null,
        stats: [{ team_id: HOME }, { team_id: AWAY }],
        coverage: { has_lineups: 1, has_tvs: 0, has_standings: 0 },
      }),
      'fixtures.match_lineups': { home: { squad: [] }, away: { formation: '', squad: null } },
      'fixtures.match_bench': { home: [], away: null },
    },
    says: [
      ['Summary', /No event coverage for this match/],
      ['Line-ups', /No line-ups available for this match/],
    ],
    neverSays: [['Summary', /\d+′|\dnd half|first half/i]],
  },
  {
    name: 'with empty responses to everything else',
    responses: {
      'fixtures.info': bare(3, {
        season_id: '12',
        venue_id: '6',
        referee_id: '5',
        ...score('2', '1'),
        events: [],
        stats: [],
        coverage: { has_lineups: 1, has_tvs: 1, has_standings: 1 },
      }),
      ...Object.fromEntries(EMPTY.map((operation) => [operation, []])),
    },
    says: [
      ['Summary', /No event coverage for this match/],
      ['Line-ups', /No line-ups available for this match/],
      ['Table', /./],
      ['H2H', /No previous meetings on record/],
      ['Info', /Northern Shield/],
    ],
    neverSays: [['Info', /Venue|Referee/]],
  },
  {
    name: 'in play with only one team’s score',
    responses: { 'fixtures.info': bare(1, { status_period: '2nd Half', ...score('1', null), events: [] }) },
    says: [['Summary', /Otterford Wanderers/]],
    neverSays: [['Summary', /Kestrel Vale 0|1–0/]],
  },
  {
    name: 'without a kick-off time',
    responses: { 'fixtures.info': bare(17, { coverage: { has_lineups: 1 } }) },
    says: [
      ['Summary', /–\s*To be confirmed[\s\S]*Sat 5 Sept?$/m],
      ['Summary', /The match has not kicked off yet/],
      ['Info', /Sat 5 Sept?$/m],
      ['Line-ups', /Line-ups are usually announced about an hour before kick-off|No line-ups available/],
    ],
    neverSays: [['Summary', /\d–\d/]],
  },
  {
    name: 'with a status that v2.2 does not have',
    responses: { 'fixtures.info': bare(77, { status_name: 'Under Review', ...score('0', '2') }) },
    says: [['Summary', /Under Review/]],
    neverSays: [['Summary', /\d+′/]],
  },
  {
    name: 'postponed without a note, a new date or a score',
    responses: { 'fixtures.info': bare(4) },
    says: [['Summary', /Match not played on this date/]],
    neverSays: [['Summary', /\d–\d/]],
  },
  {
    name: 'abandoned without a minute',
    responses: { 'fixtures.info': bare(6, { ...score('1', '1'), events: [] }) },
    says: [['Summary', /Abandoned/]],
    neverSays: [['Summary', /\d+′/]],
  },
  {
    name: 'awarded without a reason',
    responses: { 'fixtures.info': bare(9, { ...score('3', '0'), winner_team_id: HOME }) },
    says: [['Summary', /Awarded/]],
    neverSays: [['Info', /Note/]],
  },
  {
    name: 'decided in a shoot-out without its kicks',
    responses: {
      'fixtures.info': bare(31, { ...score('1', '1', { ps_score: null }), events: [], winner_team_id: HOME }),
    },
    says: [['Summary', /After penalties/]],
    neverSays: [['Summary', /on penalties|0–0/]],
  },
];
