import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { best } from './best.ts';
import { chooseBest } from './choose-best.ts';
import { isToWatch } from './is-to-watch.ts';
import { loadPlaces } from './place-decider.ts';
import { worthOf } from './worth-of.ts';

type Fields = Parameters<typeof sampleMatch>[1];

const never = () => false;
const worth = (fields: Fields, rank = 20, decides = never as (match: MatchRow) => boolean) =>
  worthOf(sampleRow(1, fields), rank, decides);
const late = { minute: [80] as [number], status_period: '2nd Half' } as const;

test('late and level is worth most, and a match that is decided nothing', () => {
  expect([0, 1, 2, 3].map((home) => worth({ ...late, score: [home, 0] }))).toEqual([5, 4, 1, 0]);
  expect([0, 1, 2].map((home) => worth({ score: [home, 0] }))).toEqual([2, 2, 0]);
});

test('extra time, places in the table, goals, cards and the competition count as well', () => {
  expect(worth({ ...late, status: 12, status_period: 'Extra time 1', score: [1, 1] })).toBe(7);
  expect(worth({ ...late, score: [1, 1] }, 20, () => true)).toBe(8);
  expect(worth({ score: [1, 1] }, 20, () => true)).toBe(2);
  expect(worth({ ...late, score: [1, 1], events: [sampleEvent({ minute: 75 })] })).toBe(6);
  expect(worth({ ...late, score: [1, 1], events: [sampleEvent({ minute: 60 })] })).toBe(5);
  expect(worth({ ...late, score: [0, 0], events: [sampleEvent({ type: 'redcard', minute: 10 })] })).toBe(6);
  expect(worth({ ...late, score: [3, 3] })).toBe(6);
  expect([0, 3, 8, 15].map((rank) => worth({ ...late, score: [0, 0] }, rank))).toEqual([8, 7, 6, 5]);
});

test('half-time takes points away, and a suspended match has none', () => {
  expect(worth({ status: 11, score: [1, 1] }, 0)).toBe(2);
  expect(worth({ ...late, status: 8, score: [1, 1] }, 0)).toBe(0);
});

test('missing scores, minutes and events leave a number', () => {
  expect(worth({ score: null, minute: null })).toBe(2);
});

test('late and level, or late with a place to decide, is to watch', () => {
  const isIt = (fields: Fields, decides = never as (match: MatchRow) => boolean) =>
    isToWatch(sampleMatch(1, fields), decides);
  expect(isIt({ ...late, score: [1, 1] })).toBe(true);
  expect(isIt({ ...late, score: [2, 1] })).toBe(false);
  expect(isIt({ ...late, score: [2, 1] }, () => true)).toBe(true);
  expect(isIt({ minute: [60], score: [1, 1] }, () => true)).toBe(false);
  expect(isIt({ ...late, status: 3, phase: 'finished', score: [1, 1] })).toBe(false);
});

/** A table in which the second team is level with the first one until the next goal. */
const table = (...teams: readonly (readonly [id: string, points: number, result?: string])[]) =>
  ({
    league_id: '10',
    season_id: '1',
    number_standings: teams.length,
    tables: [
      {
        name: null,
        rows: teams.map(([team_id, points, result = null], at) => {
          const record = {
            games_played: 10,
            won: 0,
            draw: 0,
            lost: 0,
            goals_diff: 0,
            goals_scored: 10,
            goals_against: 10,
            points,
            position: at + 1,
          };
          return {
            team_id,
            team_name: team_id,
            overall: record,
            home: record,
            away: record,
            status: null,
            result,
            recent_form: null,
          };
        }),
      },
    ],
  }) as unknown as StandingsRecord;

test('a match in whose table the next goal decides a place is worth more than another one', async () => {
  await loadPlaces();
  const records = [
    sampleMatch(1, { ...late, score: [1, 1] }),
    sampleMatch(2, { ...late, score: [1, 1], league: { ...sampleMatch(1).league, id: '11' } }),
  ];
  const second = { ...records[1], season_id: '2' } as MatchRow;
  const choose = (standings: StandingsRecord) =>
    chooseBest(
      sampleWall({
        records: [records[0] as MatchRow, second],
        answers: [[liveStandingsQuery('2', true), standings]],
      }),
    )?.record.id;
  expect(choose(table(['1002', 20], ['9', 20], ['2002', 10]))).toBe('2');
  expect(choose(table(['9', 40], ['8', 30], ['1002', 20], ['2002', 10]))).toBe('1');
});

test('shows the match large, requests its table, and has no page while nothing is in play', () => {
  const context = sampleWall({ records: [sampleMatch(1, { ...late, score: [1, 1] })] });
  expect(best.pages(context).map(({ key, title, matchId }) => [key, title, matchId])).toEqual([
    ['best-1', 'Match to watch', '1'],
  ]);
  expect(best.queries?.(context).some(({ queryKey: [, { t }] }) => t === 'standings_live')).toBe(true);
  expect(best.pages(sampleWall({ records: [sampleMatch(1, { status: 3, phase: 'finished' })] }))).toEqual([]);
});
