/**
 * Responses as v2.2 sends them, quirks of type included, with invented clubs. Every field is filled, even those that
 * were only ever recorded empty.
 */
import { findOperation } from '#contract/operations.ts';
import { type ParsedAnswer, readAnswer } from '#contract/read-answer.ts';

/** Parses `data` as the response of an operation with these datasets requested. */
export function readAs(
  route: string,
  t: string,
  data: unknown,
  include: readonly string[] = [],
): ParsedAnswer {
  const operation = findOperation(route, t);
  if (!operation) throw new Error(`There is no ${route}?t=${t}.`);
  return readAnswer(operation, include, answerOf(data));
}

/** Wraps `data` in the service's success envelope. */
export function answerOf(data: unknown, meta: object = {}) {
  return {
    data,
    meta: {
      requests_left: 99,
      user: 'demo',
      plan: 'Free Plan',
      page: 1,
      pages: 1,
      count: 1,
      total: 1,
      msg: '',
      ...meta,
    },
  };
}

export function wireEvent(changes: object = {}) {
  return {
    team_id: 31,
    type: 'goal',
    period: '1st half',
    player_id: 901,
    player_name: 'Marlow',
    related_player_id: 902,
    related_player_name: 'Tennant',
    minute: '45',
    extra_minute: '2',
    timestamp: 1788094860,
    reason: 'foul',
    injuried: 'knee',
    own_goal: false,
    penalty: true,
    result: 'confirmed',
    info: 'Assist by: Tennant',
    ...changes,
  };
}

export function wireStats(changes: object = {}) {
  return {
    team_id: 31,
    key_passes: '14',
    passing_accuracy: 67,
    fouls: '5',
    injuries: '2',
    corners: '4',
    crosses: '5',
    crossing_accuracy: 40,
    offsides: '3',
    shots_total: 22,
    shots_on_target: '6',
    shots_off_target: '11',
    shots_blocked: '5',
    possessiontime: 23.4,
    possessionpercent: 26,
    yellowcards: '1',
    yellowredcards: '1',
    redcards: '1',
    substitutions: '5',
    goal_kick: '16',
    goal_attempts: '10',
    free_kick: '14',
    throw_in: '13',
    ball_safe: '76',
    goals: 4,
    penalties: '1',
    attacks: '58',
    dangerous_attacks: '23',
    action_areas: '29.00',
    xg: '2.96',
    ...changes,
  };
}

function wireTeam(side: 'home' | 'away', id: number, name: string) {
  const colours = ['main', 'second', 'number', 'gk_main', 'gk_second', 'gk_number'];
  return {
    id,
    name,
    short_code: name.slice(0, 3).toUpperCase(),
    img: `https://cdn.soccersapi.com/images/soccer/teams/80/${id}.png`,
    form: '4-2-3-1',
    coach_id: String(id + 500),
    kit_colors: Object.fromEntries(colours.map((part, index) => [`${side}_${part}_color`, `#1532c${index}`])),
  };
}

/** A finished match as sent by `fixtures?t=sort` with `events`, `stats` and `broadcast`. */
export function wireMatch(changes: object = {}) {
  return {
    id: 2700412,
    status: 3,
    status_name: 'Finished',
    status_period: '2nd Half',
    pitch: 'grass',
    referee_id: '228',
    round_id: '216028',
    round_name: '2',
    season_id: '20417',
    season_name: '26/27',
    stage_id: '3461',
    stage_name: 'Regular Season',
    group_id: '13583',
    group_name: 'First Division 26/27',
    aggregate_id: '2589001',
    winner_team_id: 31,
    venue_id: '1166',
    leg: '2/2',
    week: '35',
    deleted: '0',
    related_id: '2589002',
    info: 'Played behind closed doors',
    attendance: '31000',
    time: {
      datetime: '2026-08-30 13:00:00',
      date: '2026-08-30',
      time: '13:00:00',
      minute: 90,
      timestamp: 1788094800,
      timezone: 'UTC',
    },
    teams: { home: wireTeam('home', 31, 'Marlow Albion'), away: wireTeam('away', 32, 'Tennant Rovers') },
    league: {
      id: 583,
      name: 'First Division',
      type: 'First Division 26/27',
      country_id: '3',
      country_name: 'England',
      country_code: 'en',
      country_flag: 'https://cdn.soccersapi.com/images/countries/30/en.png',
    },
    scores: {
      home_score: '4',
      away_score: '3',
      ht_score: '3-1',
      ft_score: '3-3',
      et_score: '4-3',
      ps_score: '5-4',
    },
    standings: { home_position: 8, away_position: 5 },
    assistants: { first_assistant_id: '1', second_assistant_id: '2', fourth_assistant_id: '3' },
    coverage: { has_lineups: 1, has_tvs: 0, has_standings: 1 },
    weather_report: {
      desc: 'cloudy',
      temp: { celsius: 21.2, fahrenheit: 70.2 },
      wind: { kmph: 13.7, miles: 8.51, direction: 'SW' },
      humidity_percent: 56,
      pressure: 1009,
    },
    events: [
      wireEvent({ type: 'corner' }),
      wireEvent(),
      wireEvent({ type: 'redcard', minute: '60', extra_minute: null }),
    ],
    stats: [wireStats(), wireStats({ team_id: 32 })],
    broadcast: [
      {
        id: '7',
        name: 'Sport Eins',
        type: 'Tv / Cable / Satellite',
        country: { id: '4', name: 'Germany', cc: 'de' },
      },
    ],
    ...changes,
  };
}

/** A match of a livescores feed, which has no channels. */
export function wireLive(changes: object = {}) {
  const { broadcast, ...match } = wireMatch(changes);
  return match;
}

/** Scores of a match before kick-off, as the real service sends them. */
export const NO_WIRE_SCORES = {
  home_score: null,
  away_score: null,
  ht_score: '-',
  ft_score: '-',
  et_score: null,
  ps_score: null,
};

const leagueFlags = { is_cup: '0', is_amateur: '0', is_friendly: '1' };

/** A competition as sent by `info`; `sort` and a country's list have the ids as text. */
export const wireLeague = {
  id: 1005,
  name: 'First Division',
  ...leagueFlags,
  img: 'https://cdn.soccersapi.com/images/soccer/leagues/100/1005.png',
  id_current_season: '20418',
  id_current_stage: '1',
  id_current_round: '217291',
  continent: { id: 2, name: 'Europe' },
  country: { id: 15, name: 'Austria', cc: 'at' },
  seasons: [{ id: 20418, name: '26/27', is_current: '1' }],
};

/** The same competition in the list of all competitions. */
export const wireFlatLeague = {
  id: 1005,
  continent_name: 'Europe',
  country_id: '15',
  country_name: 'Austria',
  current_season_id: '20418',
  ...leagueFlags,
  continent_id: '2',
  cc: 'at',
  current_stage_id: '1',
  name: 'First Division',
  current_round_id: '217291',
};

export function wireStanding(teamId: number, group: string, changes: object = {}) {
  const record = {
    games_played: 34,
    won: 26,
    draw: 4,
    lost: 4,
    goals_diff: -2,
    goals_scored: 100,
    goals_against: 102,
    points: 82,
    position: 1,
  };
  return {
    team_id: teamId,
    team_name: `Club ${teamId}`,
    group,
    group_name: '',
    overall: record,
    home: { ...record, points: 41 },
    away: { ...record, points: -1 },
    total: 34,
    status: 'Promotion',
    result: 'Champions League',
    points: 82,
    recent_form: 'WWDLW',
    ...changes,
  };
}

export function wireStandings(standings: unknown, changes: object = {}) {
  return { league_id: 594, season_id: 406, has_groups: 1, number_standings: 1, standings, ...changes };
}

export const wireContinent = { id: 2, name: 'Europe' };

export const wireCountry = {
  id: 4,
  name: 'Germany',
  continent: 'Europe',
  sub_region: 'Western Europe',
  long: '10.45',
  lat: '51.17',
  img: 'https://cdn.soccersapi.com/images/countries/30/de.png',
  code: 'de',
};

export const wireSeason = {
  id: 406,
  name: '19/20',
  is_current: 1,
  start: '2019-08-16',
  end: '2020-07-06',
  league_id: 594,
  current_round_id: 1994,
  current_stage_id: '1',
  round_ids: ['1994', '1995'],
  stages: [{ id: 1, name: 'Regular Season', is_current: 1, has_standings: 1, has_cupdraw: 0 }],
  order: 57,
};

export const wireMatchHit = {
  id: 2612624,
  startdate: '2026-09-04 17:00:00',
  name: 'Marlow Albion vs Tennant Rovers',
  home: 'Marlow Albion',
  away: 'Tennant Rovers',
  league_name: 'First Division',
  country_name: 'England',
  cc: 'en',
  type: 'match',
};

function wireSideOfH2h(id: number, name: string) {
  return { id, name, img: `https://cdn.soccersapi.com/images/soccer/teams/100/${id}.png` };
}

export function wireMeeting(changes: object = {}) {
  return {
    id: 2589310,
    startdate: '2026-08-30 13:00:00',
    league: {
      id: 583,
      name: 'First Division',
      img: 'https://cdn.soccersapi.com/images/soccer/leagues/100/583.png',
      country: { id: 3, name: 'England', cc: 'en' },
    },
    teams: { home: wireSideOfH2h(31, 'Marlow Albion'), away: wireSideOfH2h(32, 'Tennant Rovers') },
    scores: {
      home_score: '4',
      away_score: '3',
      ht_score: '3-1',
      ft_score: '3-3',
      et_score: '4-3',
      ps_score: '5-4',
    },
    ft_score: '3-3',
    form: 'W',
    ...changes,
  };
}

function wireSideWithMatches(id: number, name: string) {
  const list = [wireMeeting()];
  return { ...wireSideOfH2h(id, name), events: { overall: list, home: list, away: list } };
}

/** Head-to-head of two teams, with one match in each list. */
export const wireH2h = {
  home: wireSideWithMatches(31, 'Marlow Albion'),
  away: wireSideWithMatches(32, 'Tennant Rovers'),
  h2h: [wireMeeting()],
};

/** A row of one of the three lists of leaders, which differ only in their own numbers. */
export function wireLeader(changes: object) {
  return {
    pos: 1,
    player: { id: '13201', name: 'Tennant, Errol' },
    team: { id: '31', name: 'Marlow Albion' },
    league_id: '583',
    season_id: '12516',
    matches_played: 35,
    minutes_played: 2776,
    substituted_in: 2,
    ...changes,
  };
}
export const wireStage = { id: 20, name: 'Conference', is_current: 1, has_standings: 1, has_cupdraw: 1 };

export const wireStageGroups = {
  stage_id: 2,
  stage_name: 'Playoffs',
  groups: [{ id: 200, name: 'Knockout stage' }],
};

export const wireGroup = { id: '5108', name: 'First Division 22/23' };

export const wireRound = { id: 1994, name: '14', league_id: 594, season_id: 406, is_current: 1 };

/** A knock-out round in our own shape: the real service has only been seen without any. */
export const wireCupRound = {
  round_id: 216030,
  round_name: 'Semi-finals',
  is_current: 1,
  ties: [
    {
      id: 2700416,
      home: {
        id: 31,
        name: 'Marlow Albion',
        img: 'https://cdn.soccersapi.com/images/soccer/teams/80/31.png',
      },
      away: {
        id: 32,
        name: 'Tennant Rovers',
        img: 'https://cdn.soccersapi.com/images/soccer/teams/80/32.png',
      },
      home_score: '4',
      away_score: '4',
      winner_team_id: '32',
      matches: [
        {
          id: 2700416,
          leg: '1/2',
          status: 3,
          timestamp: 1788094800,
          home_id: '31',
          away_id: '32',
          home_score: '3',
          away_score: '1',
          ps_score: null,
        },
        {
          id: 2700672,
          leg: '2/2',
          status: 31,
          timestamp: 1789304400,
          home_id: '32',
          away_id: '31',
          home_score: '3',
          away_score: '1',
          ps_score: '5-4',
        },
      ],
    },
  ],
};
