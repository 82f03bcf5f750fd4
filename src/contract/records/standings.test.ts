import { expect, test } from 'vitest';
import { readAs, wireStanding, wireStandings } from '#contract/testing/examples.ts';
import type { StandingsRecord, StandingsRow } from './standings.ts';

function read(standings: unknown, changes: object = {}): StandingsRecord {
  return readAs('leagues', 'standings', wireStandings(standings, changes)).data as StandingsRecord;
}

const ids = (rows: readonly StandingsRow[]) => rows.map((row) => row.team_id);
const teams = (standings: StandingsRecord) => standings.tables.map(({ name, rows }) => [name, ids(rows)]);

test('reads a flat list of one group as one table', () => {
  expect(teams(read([wireStanding(1, 'League'), wireStanding(2, 'League')]))).toEqual([
    ['League', ['1', '2']],
  ]);
});

test('reads a list of lists as one table each; a team may be in two', () => {
  const groupName = { group_name: 'Championship round' };
  const rows = [[wireStanding(1, 'A'), wireStanding(2, 'A')], [wireStanding(1, 'A', groupName)], []];
  expect(teams(read(rows))).toEqual([
    ['A', ['1', '2']],
    ['Championship round', ['1']],
    [null, []],
  ]);
});

test('reads a flat list of several groups as several tables', () => {
  const rows = [wireStanding(1, 'A'), wireStanding(2, 'B'), wireStanding(3, 'A')];
  expect(teams(read(rows))).toEqual([
    ['A', ['1', '3']],
    ['B', ['2']],
  ]);
});

test('reads a season without a table', () => {
  expect(read([]).tables).toEqual([]);
});

test("reads a row's numbers overall, at home and away, and what its position leads to", () => {
  const { season_id, number_standings, tables } = read([wireStanding(1, 'League')]);
  expect([season_id, number_standings]).toEqual(['406', 1]);
  expect(tables[0]?.rows[0]).toMatchObject({
    team_id: '1',
    team_name: 'Club 1',
    overall: { games_played: 34, goals_diff: -2, points: 82, position: 1 },
    home: { points: 41 },
    away: { points: -1 },
    status: 'Promotion',
    result: 'Champions League',
    recent_form: 'WWDLW',
  });
});

test('reads live standings, which have text ids and no form, as the same record', () => {
  const { recent_form, ...row } = wireStanding(1, 'League', { team_id: '111' });
  expect(read([row], { season_id: '406' })).toMatchObject({
    season_id: '406',
    tables: [{ rows: [{ team_id: '111', recent_form: null }] }],
  });
});
