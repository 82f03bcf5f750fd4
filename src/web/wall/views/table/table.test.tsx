import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { BY_DIFFERENCE } from '#contract/table/rules.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { leagueQuery } from '#web/data/info.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { sampleFixture, sampleStandings } from '#web/testing/sample-table.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { table } from './table.tsx';

afterEach(cleanup);

const RULE = BY_DIFFERENCE;

/** Returns a match of a competition whose season has the same number. */
const ofLeague = (id: number, fields: Parameters<typeof sampleMatch>[1] = {}): MatchRow =>
  Object.assign(sampleMatch(id, { league: { id: `${id}`, name: `League ${id}` }, ...fields }), {
    season_id: `${id}`,
  });

const standings = (season: number, matches: readonly MatchRow[]) => ({
  ...sampleStandings(matches, RULE),
  season_id: `${season}`,
});

const FIXTURE = sampleFixture(50, '1', '2', [1, 0]);

test('asks for the tables of the most popular competitions of the day, and of those of the address', () => {
  const records = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ofLeague(id));
  const keys = (wall: Parameters<typeof sampleWall>[0]) =>
    table
      .queries?.(sampleWall(wall))
      .map(({ queryKey: [, { t, id, season_id }] }) => `${t} ${id ?? season_id}`);
  expect(keys({ records })).toHaveLength(12);
  expect(keys({ records, program: { leagues: ['7', '30'] } })).toEqual([
    'info 30',
    'standings_live 7',
    'standings 7',
  ]);
  const answers = [
    [leagueQuery('30'), { id: '30', id_current_season: '31', name: 'X', country: {} }],
  ] as const;
  expect(keys({ records, program: { leagues: ['30'] }, answers })).toEqual([
    'info 30',
    'standings_live 31',
    'standings 31',
  ]);
});

test('has a page a competition, at most four, and leaves out those without a table', () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const context = sampleWall({
    records: ids.map((id) => ofLeague(id)),
    answers: ids.map((id) => [liveStandingsQuery(`${id}`, true), standings(id, id === 2 ? [] : [FIXTURE])]),
  });
  expect(table.pages(context).map(({ title }) => title)).toEqual([
    'England League 1',
    'England League 3',
    'England League 4',
    'England League 5',
  ]);
});

test('has no page before the tables have come', () => {
  expect(table.pages(sampleWall({ records: [ofLeague(1)] }))).toEqual([]);
});

test('shows position, movement, name, the score in play, played, difference and points', () => {
  const live = sampleFixture(1, '1', '2', [0, 1], 'live');
  const record = Object.assign(live, { season_id: '1' });
  const earlier = sampleFixture(51, '3', '1', [2, 0]);
  render(
    <WordsContext value={en}>
      <WallPages
        view={table}
        context={sampleWall({
          records: [record],
          answers: [
            [liveStandingsQuery('1', true), standings(1, [FIXTURE, earlier, live])],
            [standingsQuery('1', true), standings(1, [FIXTURE, earlier])],
          ],
        })}
      />
    </WordsContext>,
  );
  screen.getByText('As it stands 15:30');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '1Team 3110020+23',
    '2▲1up 1Team 21–021011103',
    '3▼1down 1Team 10–1310213−23',
  ]);
});
