import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { samplePrices } from '#contract/testing/sample-odds.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { resultQuotes } from './history.ts';
import type { MatchPlay } from './history-plot.tsx';
import { PriceHistory } from './price-history.tsx';

beforeEach(() => takeWorldTime(`${(KICK_OFF + 1_800) * 1000}; rate=1`, performance.now()));
afterEach(cleanup);

type Odds = OddsHistory['markets'][number]['odds'];

const quotesOf = (odds: Odds) =>
  resultQuotes({ id: '3', name: 'Oak', markets: [{ id: '1', name: 'Result', odds }] });

function show(odds: Odds, play: Partial<MatchPlay> = {}, comparison?: Odds, isMoving = true): void {
  render(
    <WordsContext value={en}>
      <SampleProgram>
        <PriceHistory
          name="Oak"
          quotes={quotesOf(odds)}
          comparison={comparison && quotesOf(comparison)}
          play={{ kickOff: KICK_OFF, halves: null, isHalfTime: false, rulings: [], ...play }}
          isMoving={isMoving}
          names={{
            home: { whole: 'Rovers', short: 'ROV' },
            draw: { whole: 'Draw', short: 'X' },
            away: { whole: 'Town', short: 'TOW' },
          }}
        />
      </SampleProgram>
    </WordsContext>,
  );
}

test('derives probabilities with and without the margin from the last prices', () => {
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
  expect(screen.getByText('Bookmaker margin 5.9%. Fair price excludes it.')).toBeDefined();
});

const LINE = 'svg[preserveAspectRatio] g[data-result] > :last-child';
const THIN_LINE = 'path[data-result]';

test('compares a bookmaker’s prices with the best ones, as thin lines and in the table', () => {
  const own = [samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF - 600 })];
  const best = [samplePrices({ home: 2.1, draw: 4, away: 3.5, at: KICK_OFF - 600 })];
  show(own);
  expect(document.querySelectorAll(THIN_LINE)).toHaveLength(0);
  expect(screen.queryByRole('columnheader', { name: 'Best' })).toBeNull();
  cleanup();
  show(own, {}, best);
  const paths = (kind: string) => [...document.querySelectorAll(kind)].map((path) => path.getAttribute('d'));
  expect(paths(THIN_LINE)).toHaveLength(3);
  // Only the draw has the same price at both.
  expect(paths(THIN_LINE).map((path, at) => path === paths(LINE)[at])).toEqual([false, true, false]);
  const last = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(last).toEqual(['Best', '2.10', '4.00', '3.50']);
  expect(screen.getByText('match result; thin lines: best price')).toBeDefined();
});

test('draws the match with its kick-off and goals, interrupted while suspended', () => {
  show([
    samplePrices({ home: 2, draw: 4, away: 4, at: KICK_OFF - 900 }),
    samplePrices({ at: KICK_OFF + 600, score: [0, 0] }),
    samplePrices({ home: 1.25, draw: 8, away: 10, at: KICK_OFF + 700, score: [1, 0] }),
  ]);
  expect(labels()).toEqual(['15:30', 'KO', '14:45', '1–0']);
  const paths = [...document.querySelectorAll(LINE)].map((path) => path.getAttribute('d') ?? '');
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(path.match(/M/g)).toHaveLength(2);
  expect(paths[0]).toMatch(/M0 50H.*M.* 20H1000$/);
});

/** The labels under the plot on a phone, then the scores above it. */
const labels = () =>
  [...document.querySelectorAll('[data-narrow="true"], [data-goal]')].map(({ textContent }) => textContent);

test('shades half-time, labels minutes, and strikes a ruled-out goal', () => {
  show(
    [
      samplePrices({ home: 2, draw: 4, away: 4, at: KICK_OFF, score: [0, 0] }),
      samplePrices({ home: 1.5, draw: 5, away: 6, at: KICK_OFF + 4_800, score: [1, 0] }),
    ],
    {
      halves: { first: KICK_OFF, second: KICK_OFF + 3_660, last: KICK_OFF + 4_800 },
      rulings: [{ at: KICK_OFF + 600, side: 'away' }],
    },
  );
  expect(document.querySelectorAll('[data-half-time]')).toHaveLength(1);
  expect(labels()).toEqual(['16:20', '15:00', 'HT', '30′', '0–1', '1–0']);
  expect([...document.querySelectorAll('[data-goal] s')].map(({ textContent }) => textContent)).toEqual([
    '0–1',
  ]);
  expect(document.querySelector('[data-out] > [data-goal="away"]')).not.toBeNull();
});

test('names every line at its end, with its current price', () => {
  show([samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF - 600 })]);
  const ends = [...document.querySelectorAll('[data-end]')].map(({ textContent }) => textContent);
  expect(ends).toEqual(['RoversROV2.00', 'TownTOW3.20', 'DrawX4.00']);
  expect(document.querySelector('[data-end] s')).toBeNull();
});

test('ends a suspended line with its last price, struck through', () => {
  show([
    samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF + 60, score: [0, 0] }),
    samplePrices({ at: KICK_OFF + 600, score: [0, 0] }),
  ]);
  const ends = [...document.querySelectorAll('[data-end] s')].map(({ textContent }) => textContent);
  expect(ends).toEqual(['2.00', '3.20', '4.00']);
});

test('draws a finished match to its end, and derives probabilities from the closing prices', () => {
  show(
    [
      samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF - 600 }),
      samplePrices({ home: 1.01, draw: 41, away: 1_000, at: KICK_OFF + 6_000, score: [2, 0] }),
      samplePrices({ at: KICK_OFF + 6_300, score: [2, 0] }),
    ],
    {},
    undefined,
    false,
  );
  expect(screen.getByText('match result, in play')).toBeDefined();
  expect(labels()).toContain('16:45');
  expect([...document.querySelectorAll('[data-end]')].map(({ textContent }) => textContent)).toEqual([
    'RoversROV',
    'DrawX',
    'TownTOW',
  ]);
  const prices = screen.getAllByRole('row').map((row) => row.children[1]?.textContent);
  expect(prices).toEqual(['Closing price', '2.00', '4.00', '3.20']);
});

test('selects an instant by keyboard, and lists the important ones for screen readers', () => {
  show([
    samplePrices({ home: 2, draw: 4, away: 4, at: KICK_OFF - 900 }),
    samplePrices({ at: KICK_OFF + 600, score: [0, 0] }),
    samplePrices({ home: 1.25, draw: 8, away: 10, at: KICK_OFF + 700, score: [1, 0] }),
  ]);
  const probe = screen.getByRole('slider');
  expect(probe.getAttribute('aria-valuetext')).toBe('15:30: Rovers 1.25, Draw 8.00, Town 10.0');
  fireEvent.change(probe, { target: { value: KICK_OFF } });
  expect(probe.getAttribute('aria-valuetext')).toBe('15:00: Rovers 2.00, Draw 4.00, Town 4.00');
  expect(document.querySelector('p[aria-hidden]')?.textContent).toContain('15:00');
  fireEvent.change(probe, { target: { value: KICK_OFF + 660 } });
  expect(probe.getAttribute('aria-valuetext')).toBe('15:11: suspended');
  fireEvent.blur(probe);
  expect(document.querySelector('p[aria-hidden]')?.textContent).toBe(
    'Higher = more likely. Gaps = suspended.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kick-off, 15:00: Rovers 2.00, Draw 4.00, Town 4.00',
    '1–0, 15:11: Rovers 1.25, Draw 8.00, Town 10.0',
    'Last, 15:30: Rovers 1.25, Draw 8.00, Town 10.0',
  ]);
});

test('reports a bookmaker without a history', () => {
  show([]);
  expect(screen.getByText('No price history.')).toBeDefined();
});
