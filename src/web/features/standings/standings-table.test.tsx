import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { favourites } from '#web/settings/favourites.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { type LiveTeam, liveTeams } from './live-teams.ts';
import type { DisplayRow, DisplayTable } from './rows.ts';
import { StandingsTable } from './standings-table.tsx';

afterEach(() => {
  cleanup();
  favourites.set([]);
});

const SUMS = {
  games_played: 12,
  won: 4,
  draw: 4,
  lost: 4,
  goals_scored: 9,
  goals_against: 9,
  goals_diff: 0,
  points: 16,
};
const ROWS = Array.from({ length: 12 }, (_, at): DisplayRow => {
  const record = { ...SUMS, position: at + 1 };
  return {
    row: {
      team_id: `${1001 + at}`,
      team_name: `Team ${at + 1}`,
      overall: record,
      home: record,
      away: record,
      status: null,
      result: null,
      recent_form: null,
    } as unknown as DisplayRow['row'],
    record,
    position: at + 1,
    movement: null,
    zone: null,
    isEdge: false,
    form: [],
    adjusted: 0,
  };
});
const TABLE: DisplayTable = { name: null, rows: ROWS, zones: [], isHalved: false };

test('explains halved points under every table that has them', () => {
  renderTable(sampleMatch(1), {
    table: { ...TABLE, isHalved: true },
    isShort: true,
    highlightedIds: ['1001'],
  });
  expect(screen.getByText(/^Points from earlier matches were halved/)).toBeDefined();
});

function renderTable(
  match: MatchRow,
  props: Partial<Parameters<typeof StandingsTable>[0]> = {},
): HTMLElement {
  const live: ReadonlyMap<string, LiveTeam> = liveTeams([{ record: match, anchor: null, scoreChange: null }]);
  renderPage(
    <SampleProgram confirmed={() => Date.parse('2026-11-21T16:40:00Z')}>
      <StandingsTable table={TABLE} liveTeams={live} {...props} />
    </SampleProgram>,
  );
  return screen.getByRole('table');
}

test('says that a table stands at a time only while one of its teams plays', () => {
  expect(renderTable(sampleMatch(1)).querySelector('caption')?.textContent).toMatch(/^Table as it stands/);
  cleanup();
  const finished = sampleMatch(1, { status: 3, phase: 'finished' });
  expect(renderTable(finished).querySelector('caption')?.textContent?.trim()).toBe('Table');
  cleanup();
  expect(renderTable(sampleMatch(99)).querySelector('caption')?.textContent?.trim()).toBe('Table');
});

test('a short table names the places that it leaves out', () => {
  const table = renderTable(sampleMatch(99), { isShort: true, highlightedIds: ['1001', '1011'] });
  const names = [...table.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('th a')?.textContent ?? row.textContent,
  );
  expect(names).toEqual([
    'Team 1',
    'Team 2',
    'Team 3',
    'Team 4',
    'Team 5',
    '6–7 Places left out',
    'Team 8',
    'Team 9',
    'Team 10',
    'Team 11',
    'Team 12',
  ]);
});

test('marks a followed team, also for readers', () => {
  favourites.set([{ kind: 'team', id: '1003', name: 'Team 3', img: null }]);
  const marked = within(renderTable(sampleMatch(99))).getAllByText('your team');
  expect(marked.map((mark) => mark.closest('tr')?.querySelector('th a')?.textContent)).toEqual(['Team 3']);
});

test('names the zone of each place by its letter, as the key does', () => {
  const zone = { name: 'Relegation', letter: 'R', look: 'relegation' as const };
  const rows = ROWS.map((row, at) => ({ ...row, zone: at > 9 ? zone : null }));
  const table = renderTable(sampleMatch(99), { table: { ...TABLE, rows, zones: [zone] } });
  expect(within(table).getAllByText('R')).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Key' }).textContent).toBe('R Relegation');
});
