import { describe, expect, test } from 'vitest';
import { NO_WIRE_SCORES, readAs, wireEvent, wireMatch, wireStats } from '#contract/testing/examples.ts';
import type { Match, MatchRow } from './match.ts';
import type { TeamStats } from './team-stats.ts';

const datasets = ['events', 'stats'];

function readRow(changes: object = {}): MatchRow {
  const { data } = readAs('livescores', 'today', [wireMatch(changes)], datasets);
  return (data as readonly [MatchRow])[0];
}

function readMatch(changes: object = {}): Match {
  return readAs('fixtures', 'info', wireMatch(changes), datasets).data as Match;
}

const scores = (changes: object) => ({ scores: { ...NO_WIRE_SCORES, ...changes } });
const time = (changes: object) => ({ time: { ...wireMatch().time, ...changes } });

describe('a match', () => {
  test('has ids as text, counts as numbers and the kick-off in epoch seconds', () => {
    expect(readRow()).toMatchObject({
      id: '2700412',
      status: 3,
      season_id: '20417',
      round_name: '2',
      aggregate_id: '2589001',
      related_id: '2589002',
      winner_team_id: '31',
      week: 35,
      leg: '2/2',
      time: { timestamp: 1788094800, minute: { minute: 90, extra: null } },
      league: { id: '583', country_id: '3', country_code: 'en', country_flag: '/img/countries/en' },
      standings: { home_position: 8, away_position: 5 },
      scores: {
        home_score: 4,
        away_score: 3,
        ht_score: [3, 1],
        ft_score: [3, 3],
        et_score: [4, 3],
        ps_score: [5, 4],
      },
    });
  });

  test.each(['0', 0, null])('has no winner if the wire sends %j', (winner) => {
    expect(readRow({ winner_team_id: winner }).winner_team_id).toBeNull();
  });

  test.each([1_788_094_800_000, 9e15, 'soon', null])(
    'takes the kick-off from its text if the wire sends the timestamp %j',
    (timestamp) => {
      expect(readRow(time({ timestamp })).time.timestamp).toBe(1_788_094_800);
      expect(readRow(time({ timestamp, timezone: 'UTC+2' })).time.timestamp).toBe(1_788_087_600);
    },
  );

  test('has no position in a table if the wire sends 0', () => {
    const standings = { home_position: 0, away_position: '0' };
    expect(readRow({ standings }).standings).toEqual({ home_position: null, away_position: null });
  });

  test.each([3, '3'])('has status 3 if the wire sends %j', (status) => {
    expect(readRow({ status }).status).toBe(3);
  });

  test.each([
    ['', null],
    [null, null],
    ['92', { minute: 92, extra: null }],
    ['45+2', { minute: 45, extra: 2 }],
    [90, { minute: 90, extra: null }],
  ])('reads the minute %j', (minute, expected) => {
    expect(readRow(time({ minute })).time.minute).toEqual(expected);
  });

  test.each([
    scores({}),
    scores({ home_score: '', away_score: '', ht_score: null, ft_score: '' }),
    scores({ ht_score: null, ft_score: null }),
    { scores: {} },
    { scores: null },
  ])("has no score in any of the wire's spellings of none (%#)", (none) => {
    const noScores = {
      home_score: null,
      away_score: null,
      ht_score: null,
      ft_score: null,
      et_score: null,
      ps_score: null,
    };
    expect(readRow({ status: 4, ...none }).scores).toEqual(noScores);
  });

  test('ignores the score of one side alone', () => {
    const half = { status: 1, ...scores({ home_score: '1', away_score: null }) };
    expect(readRow(half)).toMatchObject({ phase: 'live', scores: { home_score: null, away_score: null } });
  });

  test('is parsed without any optional field', () => {
    const { id, status, time, teams, league } = wireMatch();
    const team = ({ id, name }: { id: number; name: string }) => ({ id, name });
    const bare = {
      id,
      status,
      time: { timestamp: time.timestamp },
      teams: { home: team(teams.home), away: team(teams.away) },
      league: { id: league.id, name: league.name },
    };
    const answer = readAs('fixtures', 'info', bare, datasets);
    expect(answer).toMatchObject({
      dropped: 0,
      problems: [],
      data: { status_name: 'Finished', venue_id: null },
    });
  });
});

describe('the phase', () => {
  test.each([0, 10, 17])('%i is scheduled and has no score, even if the wire has one', (status) => {
    const match = readRow({ status });
    expect(match.phase).toBe('scheduled');
    expect(Object.values(match.scores)).toEqual(Array(6).fill(null));
  });

  test('of an abandoned match is off, with its score', () => {
    expect(readRow({ status: 6 })).toMatchObject({ phase: 'off', scores: { home_score: 4 } });
  });

  test('of a pending update is live without a clock if there is a score, else scheduled', () => {
    expect(readRow({ status: 18, status_name: 'Pending update' })).toMatchObject({
      phase: 'live',
      clock: false,
      status_name: 'Pending update',
    });
    expect(readRow({ status: 18, ...scores({}) })).toMatchObject({ phase: 'scheduled' });
    expect(readRow({ status: 1 })).not.toHaveProperty('clock');
  });

  test('of an unknown code has a generic name', () => {
    expect(readRow({ status: 77, status_name: '' })).toMatchObject({
      phase: 'live',
      clock: false,
      status_name: 'Status 77',
    });
  });
});

describe('a row', () => {
  test('keeps goals, sendings-off, rulings, missed penalties and shoot-out kicks', () => {
    const types = [
      'corner',
      'goal',
      'yellowcard',
      'yellowredcard',
      'redcard',
      'var',
      'substitution',
      'penalty_shootout_scored',
      'penalty_shootout_missed',
      'penalty_missed',
      'shot_on_target',
    ];
    const events = types.map((type) => wireEvent({ type }));
    expect(readRow({ events }).events?.map(({ type }) => type)).toEqual([
      'goal',
      'yellowredcard',
      'redcard',
      'var',
      'penalty_shootout_scored',
      'penalty_shootout_missed',
      'penalty_missed',
    ]);
  });

  test('omits fields that only a whole match has', () => {
    const fields = Object.keys(readRow());
    expect(fields).not.toContain('stats');
    expect(fields).not.toContain('weather_report');
    expect(fields).not.toContain('referee_id');
    expect(readRow().teams.home).toEqual({
      id: '31',
      name: 'Marlow Albion',
      short_code: 'MAR',
      img: '/img/teams/31',
      form: '4-2-3-1',
      kit_colors: { main: '#1532c0', second: '#1532c1', number: '#1532c2' },
    });
  });
});

describe('the whole match', () => {
  test('has coach, goalkeeper kit, weather, referees and coverage', () => {
    expect(readMatch()).toMatchObject({
      referee_id: '228',
      attendance: 31000,
      assistants: { first_assistant_id: '1', second_assistant_id: '2', fourth_assistant_id: '3' },
      coverage: { has_lineups: true, has_tvs: false, has_standings: true },
      weather_report: { desc: 'cloudy', wind: { kmph: 13.7, direction: 'SW' } },
      teams: { away: { coach_id: '532', kit_colors: { main: '#1532c0', gk_number: '#1532c5' } } },
    });
    expect(readMatch({ weather_report: null }).weather_report).toBeNull();
  });

  test("has the coach's id as text, whichever type the wire sends", () => {
    const teams = { ...wireMatch().teams, home: { ...wireMatch().teams.home, coach_id: 12944 } };
    expect(readMatch({ teams }).teams.home.coach_id).toBe('12944');
  });

  test('has its statistics as numbers', () => {
    const [home]: readonly (TeamStats | undefined)[] = readMatch().stats ?? [];
    expect(home).toMatchObject({
      team_id: '31',
      xg: 2.96,
      corners: 4,
      shots_total: 22,
      possessiontime: 23.4,
    });
    expect(readMatch({ stats: [wireStats({ fouls: null })] }).stats?.[0]?.fouls).toBeNull();
  });
});

describe('an event', () => {
  const event = (changes: object) => readMatch({ events: [wireEvent(changes)] }).events?.[0];

  test.each([20, '20'])('reads its team from %j', (id) => {
    expect(event({ team_id: id })?.team_id).toBe('20');
  });

  test('has stoppage time in its own field in either notation of the wire', () => {
    expect(event({ minute: '45', extra_minute: '2' })).toMatchObject({ minute: 45, extra_minute: 2 });
    expect(event({ minute: '45+2', extra_minute: null })).toMatchObject({ minute: 45, extra_minute: 2 });
    expect(event({ minute: '4', extra_minute: null })).toMatchObject({ minute: 4, extra_minute: null });
  });

  test('is no own goal and no penalty by default', () => {
    const { own_goal, penalty, info, ...silent } = wireEvent();
    expect(readMatch({ events: [silent] }).events?.[0]).toMatchObject({
      own_goal: false,
      penalty: false,
      info: null,
    });
  });

  test('keeps an unknown type', () => {
    expect(event({ type: 'drinks_break' })?.type).toBe('drinks_break');
  });
});
