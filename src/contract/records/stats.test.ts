import { expect, test } from 'vitest';
import { readAs } from '#contract/testing/examples.ts';

const share = { total: 370, avg_per_match: 3.08, avg_every_minutes: 21 };

test('reads season statistics, including names with dots and dashes', () => {
  const wire = {
    season_id: 15287,
    league_id: '1005',
    number_of_teams: 12,
    team_most_scored: { id: '104', total_goals: 42 },
    player_most_scored: { id: null, total_goals: 0 },
    substituted_in: share,
    cards: { total: share, yellow: share, yellowred: share, red: share },
    goals: {
      overall: { total: 317, percentage_total_goals: 100, avg_per_match: 2.64, avg_every_minutes: 34 },
    },
    goals_scored_range: { '0-15': { total: '44', percentage_total_goals: 13.88 } },
    goal_line: { over: { '2.5': { total: 62, percentage_total_matches: 51.67 } } },
  };
  const { data, problems } = readAs('stats', 'league', wire);
  expect(problems).toEqual([]);
  expect(data).toMatchObject({
    ...wire,
    season_id: '15287',
    goals_scored_range: {
      '0-15': { total: 44, percentage_total_goals: 13.88 },
      '90-120': { total: null, percentage_total_goals: null },
    },
    goal_line: { under: { '0.5': { total: null } } },
    clean_sheets: { home: { total: null } },
  });
});

test('reads team statistics, including ranges without minutes', () => {
  const wire = {
    id: '98',
    league_id: '594',
    season_id: '406',
    total_matches: 34,
    goals_scored: { home: { total: 46, avg_per_match: 2.71 } },
    goals_scored_range: { '15-30': { total: null } },
    cards: { total: 57, yellow: { total: 56, avg: 98.25 } },
    goal_line: { under: { '5.5': { away: { total: 14, avg: 41.18 } } } },
  };
  expect(readAs('stats', 'team', wire)).toMatchObject({ problems: [], data: wire });
});

test('reads player statistics with null totals', () => {
  const wire = {
    id: '18103',
    name: 'Tennant, Errol',
    matches: { played: { total: 37, avg: 97.37 }, starting: { total: 37, avg: 97.37 } },
    minutes_played: 3330,
    assists: { total: null, avg: 0 },
    substitutions: { in: { total: null, avg: 0 }, out: { total: 4, avg: 0.11 } },
    cards: { yellow: { total: 0, avg: 0 } },
    shots: { total: 12, on_target: { total: 5, avg: 0.14 } },
  };
  expect(readAs('stats', 'player', wire)).toMatchObject({ problems: [], data: wire });
});

test('reads match statistics of both teams', () => {
  const wire = {
    team_id: 20,
    passes: { total: 314, accurate: 0.67, percentage: 67 },
    fouls: 5,
    possessiontime: null,
    possessionpercent: 26,
    dangerous_attacks: 23,
  };
  const { data } = readAs('stats', 'match', [wire, { ...wire, team_id: '12', fouls: '7' }]);
  expect(data).toMatchObject([
    { ...wire, team_id: '20', corners: null },
    { team_id: '12', fouls: 7 },
  ]);
});
