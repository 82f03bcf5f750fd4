import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StandingsRow } from '#contract/records/standings.ts';
import { tableRuleOf } from '#contract/table/table-rule-of.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import type { DisplayTable } from './rows.ts';
import { TableNotes } from './table-notes.tsx';

afterEach(cleanup);

const tableOf = (rows: readonly (readonly [won: number, draw: number, points: number])[]) =>
  ({
    name: null,
    zones: [],
    rows: rows.map(([won, draw, points], at) => ({
      row: { team_id: `${at}`, team_name: `Team ${at}`, overall: { won, draw, points } } as StandingsRow,
      adjusted: 0,
    })),
  }) as unknown as DisplayTable;

function show(name: string, table: DisplayTable): string {
  const league = { name, country_code: 'at', country_name: 'Austria' };
  renderPage(
    <TableNotes table={table} decisionOn={() => null} reasons={[]} rule={tableRuleOf(league, '26/27')} />,
  );
  return document.body.textContent;
}

test('names the tie-breakers of a competition in their order', () => {
  expect(show('Bundesliga', tableOf([[1, 0, 3]]))).toBe(
    'Tie-breakers: points rounded down when halved, head-to-head, goal difference, goals scored, wins, away wins, away goalsNo neighbouring teams are level on points.',
  );
});

test('says nothing of a competition whose rule is not known', () => {
  expect(show('2. Liga', tableOf([[1, 0, 3]]))).toBe('');
});
