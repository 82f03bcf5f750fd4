import { AWAY, bareEvent, bareMatch, elevenPlayers, HOME, KICK_OFF, score } from './bare-match.ts';

/** Answers of a data service by `route.selector`: each the body's `data`. Operations that it lacks are a 404. */
export interface PoorMatch {
  readonly 'fixtures.info': object;
  readonly [operation: string]: unknown;
}

/** Data of poor quality: texts for numbers, unknown types, events without teams. */
const PATCHY = {
  'fixtures.info': bareMatch(3, {
    season_id: '12',
    round_name: '4',
    referee_id: '5',
    venue_id: '6',
    coverage: { has_lineups: '1', has_tvs: null, has_standings: 1 },
    ...score('2', '1'),
    events: [
      bareEvent('corner', {
        team_id: String(HOME),
        minute: '4',
        period: '1st half',
        info: '1st Corner kick',
      }),
      bareEvent('goal', { team_id: HOME, minute: '9', period: '1st half' }),
      bareEvent('goal', { team_id: String(AWAY), period: '2nd half', player_name: 'Lindgaard' }),
      bareEvent('cooling_break', { period: '2nd half', minute: '71' }),
      bareEvent('goal', { team_id: HOME, minute: '90+4', period: '2nd half', player_name: 'Brannigan' }),
      bareEvent('yellowcard', { team_id: AWAY }),
      bareEvent('substitution', {
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
    home: { formation: '4-4-2', confirmed_formation: 1, squad: elevenPlayers(100) },
    away: {
      formation: null,
      confirmed_formation: null,
      squad: elevenPlayers(200, { number: null, order: null }),
    },
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

/** Matches of which a feed knows nothing else. */
export const BARE_MATCHES = {
  'in play with a score and a minute alone': {
    'fixtures.info': bareMatch(1, {
      time: { minute: '31', timestamp: KICK_OFF },
      ...score('1', '0'),
      events: [],
      coverage: { has_lineups: 0, has_tvs: 0, has_standings: 1 },
    }),
  },
  'with a result alone': { 'fixtures.info': bareMatch(3, score('2', '1')) },
  'with a fixture alone': { 'fixtures.info': bareMatch(0) },
  'with nothing but its status': { 'fixtures.info': bareMatch(3) },
} satisfies Readonly<Record<string, PoorMatch>>;

/** Matches with little data, by what they lack. */
export const POOR_MATCHES = {
  ...BARE_MATCHES,
  'with gaps in all its data': PATCHY,
  'in play without a clock, its statistics and line-ups empty': {
    'fixtures.info': bareMatch(1, {
      time: { minute: null, timestamp: KICK_OFF },
      ...score('1', '0', { ht_score: '1-0', ft_score: '1-0' }),
      events: null,
      stats: [{ team_id: HOME }, { team_id: AWAY }],
      coverage: { has_lineups: 1, has_tvs: 0, has_standings: 0 },
    }),
    'fixtures.match_lineups': { home: { squad: [] }, away: { formation: '', squad: null } },
    'fixtures.match_bench': { home: [], away: null },
  },
  'with empty responses to everything else': {
    'fixtures.info': bareMatch(3, {
      season_id: '13',
      venue_id: '7',
      referee_id: '8',
      ...score('2', '1'),
      events: [],
      stats: [],
      coverage: { has_lineups: 1, has_tvs: 1, has_standings: 1 },
    }),
    ...Object.fromEntries(EMPTY.map((operation) => [operation, []])),
  },
  'in play with only one team’s score': {
    'fixtures.info': bareMatch(1, { status_period: '2nd Half', ...score('1', null), events: [] }),
  },
  'without a kick-off time': { 'fixtures.info': bareMatch(17, { coverage: { has_lineups: 1 } }) },
  'with a status that v2.2 does not have': {
    'fixtures.info': bareMatch(77, { status_name: 'Under Review', ...score('0', '2') }),
  },
  'postponed without a note, a new date or a score': { 'fixtures.info': bareMatch(4) },
  'abandoned without a minute': { 'fixtures.info': bareMatch(6, { ...score('1', '1'), events: [] }) },
  'awarded without a reason': { 'fixtures.info': bareMatch(9, { ...score('3', '0'), winner_team_id: HOME }) },
  'decided in a shoot-out without its kicks': {
    'fixtures.info': bareMatch(31, {
      ...score('1', '1', { ps_score: null }),
      events: [],
      winner_team_id: HOME,
    }),
  },
} satisfies Readonly<Record<string, PoorMatch>>;
