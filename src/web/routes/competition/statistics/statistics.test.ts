import { expect, test } from 'vitest';
import type { SeasonStats } from '#contract/records/season-stats.ts';
import { sampleSeasonStats } from '#web/testing/sample-season-stats.ts';
import { sampleFixture } from '#web/testing/sample-table.ts';
import { seasonStatistics } from './season-statistics.ts';
import { teamStatistics } from './team-statistics.ts';

const MATCHES = [
  sampleFixture(1, '1', '2', [3, 1]),
  sampleFixture(2, '2', '1', [0, 0]),
  sampleFixture(3, '3', '1', [0, 1]),
  sampleFixture(4, '3', '2', [2, 0], 'live'),
  sampleFixture(5, '1', '3', null),
];

test('counts the finished matches of each team', () => {
  const counts = teamStatistics(MATCHES, 'en').map(({ team, ...numbers }) => [
    team.name,
    ...Object.values(numbers),
  ]);
  expect(counts).toEqual([
    ['Team 1', 3, 4, 1, 2, 1, 1, 1],
    ['Team 2', 2, 1, 3, 1, 1, 1, 1],
    ['Team 3', 1, 0, 1, 0, 1, 0, 0],
  ]);
});

test('counts the finished matches of a season', () => {
  expect(seasonStatistics(MATCHES, null)).toEqual({
    matches: 3,
    allMatches: null,
    goals: 5,
    cleanSheets: 3,
    homeWins: 1,
    draws: 1,
    awayWins: 1,
    bothScored: 1,
    manyGoals: 1,
    cards: null,
    minutes: [],
  });
  expect(seasonStatistics(MATCHES.slice(3), null)).toBeNull();
});

const of = (stats: Partial<SeasonStats>) => seasonStatistics(MATCHES, { ...sampleSeasonStats(), ...stats });

test('the service has the cards, the minutes of goals and the number of matches to come', () => {
  expect(of({})).toMatchObject({
    allMatches: 6,
    cards: { yellow: 9, red: 3, perMatch: 4 },
    minutes: [
      { range: '0-15', goals: 1 },
      { range: '15-30', goals: 0 },
      { range: '30-45', goals: 2 },
      { range: '45-60', goals: 0 },
      { range: '60-75', goals: 0 },
      { range: '75-90', goals: 2 },
    ],
  });
});

test('a number of matches below those that are over is unknown, and so are cards and minutes without any', () => {
  const none = { total: 0, percentage_total_goals: 0 };
  const { goals_scored_range: ranges, cards } = sampleSeasonStats();
  const share = { total: 0, avg_per_match: 0, avg_every_minutes: 0 };
  expect(
    of({
      number_of_matches: 0,
      cards: { ...cards, yellow: share, red: share, yellowred: share },
      goals_scored_range: { ...ranges, '0-15': none, '30-45': none, '75-90': none },
    }),
  ).toMatchObject({ allMatches: null, cards: null, minutes: [] });
  expect(of({ number_of_matches_played: null })).toMatchObject({ cards: null });
  expect(of({ goals_scored_range: { ...ranges, '90-120': { ...none, total: 1 } } })?.minutes).toHaveLength(7);
});
