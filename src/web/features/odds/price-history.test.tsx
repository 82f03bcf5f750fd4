import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { KICK_OFF } from '#web/testing/sample.ts';
import { samplePrices } from '#web/testing/sample-odds.ts';
import { en } from '#web/words/en.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { wordsOfResult } from './history.ts';
import { PriceHistory } from './price-history.tsx';

beforeEach(() => takeWorldTime(`${(KICK_OFF + 1_800) * 1000}; rate=1`, performance.now()));
afterEach(cleanup);

function show(odds: OddsHistory['markets'][number]['odds']): void {
  render(
    <WordsContext value={en}>
      <PriceHistory
        name="Oak"
        words={wordsOfResult({ id: '3', name: 'Oak', markets: [{ id: '1', name: 'Result', odds }] })}
        kickOff={KICK_OFF}
        isMoving
        zone="Europe/London"
        home="Rovers"
        away="Town"
      />
    </WordsContext>,
  );
}

test('the last prices say how likely each result is, with the margin and without it', () => {
  show([
    samplePrices({ home: 4, draw: 4, away: 1.6, at: KICK_OFF - 600 }),
    samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF + 600, score: [0, 0] }),
    samplePrices({ at: KICK_OFF + 900, score: [0, 0] }),
  ]);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Rovers', '2.00', '50.0%', '47.1%'],
    ['Draw', '4.00', '25.0%', '23.5%'],
    ['Town', '3.20', '31.3%', '29.4%'],
  ]);
  expect(screen.getByText('Keeps 5.9% of all stakes. Fair: without that margin.')).toBeDefined();
});

test('the play is drawn with the kick-off and every goal, and breaks off where the market was suspended', () => {
  show([
    samplePrices({ home: 2, draw: 4, away: 4, at: KICK_OFF - 900 }),
    samplePrices({ at: KICK_OFF + 600, score: [0, 0] }),
    samplePrices({ home: 1.25, draw: 8, away: 10, at: KICK_OFF + 700, score: [1, 0] }),
  ]);
  expect([...document.querySelectorAll('.mark')].map((mark) => mark.textContent)).toEqual(['KO', '1–0']);
  const paths = [...document.querySelectorAll('path[data-result]')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(path.match(/M/g)).toHaveLength(2);
  expect(paths[0]).toMatch(/M0 50H.*M.* 20H1000$/);
});

test('a bookmaker who never had a price on the result says so', () => {
  show([]);
  expect(screen.getByText('There is no history of its prices on the result.')).toBeDefined();
});
