import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { leavePages } from '#web/testing/render-page.tsx';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { MatchLineUps } from './match-line-ups.tsx';

afterEach(leavePages);

const RATINGS = [6.2, 8.1, null, 7.4, 5.8, 6.6, 6.6, 6.6, 6.6, 6.6, 6.6];

const lineUp = (firstId: number, add: number) => ({
  formation: '4-4-2',
  confirmed_formation: true,
  coach: { id: '7', name: 'Ada Stone' },
  squad: RATINGS.map((rating, at) => ({
    player: { id: String(firstId + at), name: `Player ${firstId + at}` },
    number: at + 1,
    captain: false,
    position: 'M',
    position_name: 'Defensive Midfielder',
    order: at + 1,
    stats: { minutes: 90, goals: at, rating: rating === null ? null : rating + add },
  })),
});

const FINISHED = { status: 3, phase: 'finished' } as const;

function open(state: Pick<Match, 'status' | 'phase'> = FINISHED): void {
  const match = sampleMatch(1, { ...state, score: [1, 0], events: [] });
  render(
    <WordsContext value={en}>
      <SampleProgram>
        <MemoryRouter>
          <MatchLineUps
            match={match as Match}
            lineUps={{ home: lineUp(100, 0), away: lineUp(200, 0.5) } as unknown as LineUpsRecord}
            benches={null}
            sidelined={null}
          />
        </MemoryRouter>
      </SampleProgram>
    </WordsContext>,
  );
}

const rowsOf = (team: RegExp) =>
  within(screen.getByRole('region', { name: team }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('every row has its position beside a rating, and one player of the match has the star', () => {
  open();
  const [home, away] = [rowsOf(/^Home 1, 4/), rowsOf(/^Away 1, 4/)];
  expect(home[1]).toBe('2Player 101Defensive midfielderRating 8.1');
  expect(home[2]).toBe('3Player 102Defensive midfielder');
  expect(away[1]).toBe('2Player 201Defensive midfielderBest rating ★\u20608.6');
  expect([...home, ...away].filter((text) => text?.includes('★'))).toHaveLength(1);
  const pitch = screen.getByRole('img', { name: /^Line-ups on the pitch/ });
  expect(pitch.textContent.match(/★/g)).toHaveLength(1);
});

test('player statistics begin with the best ratings, and are in the order of the column that is pressed', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: 'Player statistics' }));
  const [table] = screen.getAllByRole('table');
  if (!table) throw new Error('There is no table.');
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const column = (name: string) => within(table).getByRole('columnheader', { name });
  expect(names().slice(0, 3)).toEqual(['Player 101', 'Player 103', 'Player 105']);
  expect(names().at(-1)).toBe('Player 102');
  expect(column('Rating from 3 to 10').getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(within(column('Goals')).getByRole('button'));
  expect(names()[0]).toBe('Player 110');
  expect(column('Rating from 3 to 10').hasAttribute('aria-sort')).toBe(false);
  fireEvent.click(within(column('Goals')).getByRole('button'));
  expect(names().slice(0, 2)).toEqual(['Player 100', 'Player 101']);
});

test('a coach is a link while the club is surely theirs, whose matches the page lists', () => {
  open({ status: 1, phase: 'live' });
  expect(screen.getAllByRole('link', { name: 'Ada Stone' })).toHaveLength(2);
  leavePages();
  open();
  expect(screen.getAllByText('Ada Stone')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Ada Stone' })).toBeNull();
});
