import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { KICK_OFF } from '#web/testing/sample.ts';
import { samplePrices } from '#web/testing/sample-odds.ts';
import { en } from '#web/words/en.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { wordsOfResult } from './history.ts';
import type { Play } from './history-plot.tsx';
import { PriceHistory } from './price-history.tsx';

beforeEach(() => takeWorldTime(`${(KICK_OFF + 1_800) * 1000}; rate=1`, performance.now()));
afterEach(cleanup);

type Odds = OddsHistory['markets'][number]['odds'];

const wordsOf = (odds: Odds) =>
  wordsOfResult({ id: '3', name: 'Oak', markets: [{ id: '1', name: 'Result', odds }] });

function show(odds: Odds, play: Partial<Play> = {}, beside?: Odds): void {
  render(
    <WordsContext value={en}>
      <PriceHistory
        name="Oak"
        words={wordsOf(odds)}
        beside={beside && wordsOf(beside)}
        play={{ kickOff: KICK_OFF, halves: null, isHalfTime: false, rulings: [], ...play }}
        isMoving
        zone="Europe/London"
        names={{
          home: { whole: 'Rovers', short: 'ROV' },
          draw: { whole: 'Draw', short: 'X' },
          away: { whole: 'Town', short: 'TOW' },
        }}
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
  expect(screen.getByText('Bookmaker margin 5.9%. Fair price excludes it.')).toBeDefined();
});

test('beside one bookmaker’s prices stand the best ones, in thin lines and in the table', () => {
  const own = [samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF - 600 })];
  const best = [samplePrices({ home: 2.1, draw: 4, away: 3.5, at: KICK_OFF - 600 })];
  show(own);
  expect(document.querySelectorAll('.plot .beside')).toHaveLength(0);
  expect(screen.queryByRole('columnheader', { name: 'Best' })).toBeNull();
  cleanup();
  show(own, {}, best);
  const paths = (kind: string) =>
    [...document.querySelectorAll(`.plot ${kind}`)].map((path) => path.getAttribute('d'));
  expect(paths('.beside')).toHaveLength(3);
  // Only the draw is his as well.
  expect(paths('.beside').map((path, at) => path === paths('.line')[at])).toEqual([false, true, false]);
  const last = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(last).toEqual(['Best', '2.10', '4.00', '3.50']);
  expect(screen.getByText('match result; thin lines: best price')).toBeDefined();
});

test('the play is drawn with the kick-off and every goal, and breaks off where the market was suspended', () => {
  show([
    samplePrices({ home: 2, draw: 4, away: 4, at: KICK_OFF - 900 }),
    samplePrices({ at: KICK_OFF + 600, score: [0, 0] }),
    samplePrices({ home: 1.25, draw: 8, away: 10, at: KICK_OFF + 700, score: [1, 0] }),
  ]);
  expect(marks()).toEqual(['15:30', 'KO', '14:45', '1–0']);
  const paths = [...document.querySelectorAll('.plot [data-result] > .line')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(path.match(/M/g)).toHaveLength(2);
  expect(paths[0]).toMatch(/M0 50H.*M.* 20H1000$/);
});

/** What stands under the plot on a phone, then the scores over it. */
const marks = () =>
  [...document.querySelectorAll('i.mark[data-narrow="true"], .goal > .mark')].map(
    ({ textContent }) => textContent,
  );

test('the break is shaded, minutes stand under it, and a goal that was ruled out is struck', () => {
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
  expect(document.querySelectorAll('.rest')).toHaveLength(1);
  expect(marks()).toEqual(['16:20', '15:00', 'HT', '30′', '0–1', '1–0']);
  expect([...document.querySelectorAll('.goal s')].map(({ textContent }) => textContent)).toEqual(['0–1']);
  expect(document.querySelector('.goal[data-out] [data-result="away"]')).not.toBeNull();
});

test('every line has a name at its end, with what it says now', () => {
  show([samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF - 600 })]);
  const ends = [...document.querySelectorAll('.end')].map(({ textContent }) => textContent);
  expect(ends).toEqual(['RoversROV2.00', 'TownTOW3.20', 'DrawX4.00']);
  expect(document.querySelector('.end s')).toBeNull();
});

test('a line that is suspended ends with what it said last, struck', () => {
  show([
    samplePrices({ home: 2, draw: 4, away: 3.2, at: KICK_OFF + 60, score: [0, 0] }),
    samplePrices({ at: KICK_OFF + 600, score: [0, 0] }),
  ]);
  const ends = [...document.querySelectorAll('.end s')].map(({ textContent }) => textContent);
  expect(ends).toEqual(['2.00', '3.20', '4.00']);
});

test('a moment is chosen by the keyboard, and told; readers are told those that matter', () => {
  show([
    samplePrices({ home: 2, draw: 4, away: 4, at: KICK_OFF - 900 }),
    samplePrices({ at: KICK_OFF + 600, score: [0, 0] }),
    samplePrices({ home: 1.25, draw: 8, away: 10, at: KICK_OFF + 700, score: [1, 0] }),
  ]);
  const probe = screen.getByRole('slider');
  expect(probe.getAttribute('aria-valuetext')).toBe('15:30: Rovers 1.25, Draw 8.00, Town 10.0');
  fireEvent.change(probe, { target: { value: KICK_OFF } });
  expect(probe.getAttribute('aria-valuetext')).toBe('15:00: Rovers 2.00, Draw 4.00, Town 4.00');
  expect(document.querySelector('.told')?.textContent).toContain('15:00');
  fireEvent.change(probe, { target: { value: KICK_OFF + 660 } });
  expect(probe.getAttribute('aria-valuetext')).toBe('15:11: suspended');
  fireEvent.blur(probe);
  expect(document.querySelector('.told')?.textContent).toBe('Higher = more likely. Gaps = suspended.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kick-off, 15:00: Rovers 2.00, Draw 4.00, Town 4.00',
    '1–0, 15:11: Rovers 1.25, Draw 8.00, Town 10.0',
    'Last, 15:30: Rovers 1.25, Draw 8.00, Town 10.0',
  ]);
});

test('a bookmaker who never had a price on the result says so', () => {
  show([]);
  expect(screen.getByText('No price history.')).toBeDefined();
});
