import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import type { OddsMarket } from '#contract/records/odds.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { recordRenders } from '#web/testing/record-renders.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { BestCell, type BestCellProps } from './best-cell.tsx';
import { type FoldedPrices, foldPrices } from './fold-prices.ts';
import { OddsGroup } from './odds-group.tsx';

let cells: ReturnType<typeof recordRenders<BestCellProps>>;

const NOW = KICK_OFF + 30 * 60;

beforeEach(() => {
  localStorage.clear();
  cells = recordRenders(BestCell);
  takeWorldTime(`${NOW * 1000}; rate=1`, performance.now());
});

afterEach(() => {
  cleanup();
  oddsFormat.choose(null);
});

type MarketsByMatch = Readonly<Record<string, readonly OddsMarket[]>>;

const confirmed = () => NOW * 1000;
const to = (id: string) => `/match/${id}/odds` as const;
const watch = () => {};

function Page({
  records,
  prices,
}: {
  records: readonly MatchRow[];
  prices: ReadonlyMap<string, FoldedPrices>;
}) {
  return (
    <WordsContext value={en}>
      <SampleProgram confirmed={confirmed}>
        <OddsGroup
          id="c10"
          league={records[0]?.league ?? null}
          rows={records.map((record) => ({ record, anchor: null }))}
          prices={prices}
          isComplete
          isFolded={false}
          openId={null}
          to={to}
          ref={watch}
        />
      </SampleProgram>
    </WordsContext>
  );
}

/** Renders a competition; the returned function renders the next records and in-play prices. */
function show(records: readonly MatchRow[], markets: MarketsByMatch) {
  let prices: ReadonlyMap<string, FoldedPrices> = new Map();
  const next = (now: readonly MatchRow[], current: MarketsByMatch) => {
    prices = foldPrices(prices, now, (id) => ({ before: current[id], inPlay: current[id] }));
    return <Page records={now} prices={prices} />;
  };
  const { rerender } = render(next(records, markets));
  return (now: readonly MatchRow[], current: MarketsByMatch) => rerender(next(now, current));
}

const market = (home: number, score: readonly [number, number] = [0, 0]) => [
  sampleMarket(1, {
    Oak: [samplePrices({ home, draw: 3.5, away: 4, at: NOW - 60, score })],
    Elm: [samplePrices({ home, draw: 3.4, away: 4.2, at: NOW - 60, score })],
  }),
];

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('renders only the cells of the three matches whose prices changed', () => {
  const records = Array.from({ length: 10 }, (_, n) => sampleMatch(n + 1));
  const all = (up: number): MarketsByMatch =>
    Object.fromEntries(records.map(({ id }, n) => [id, market(n < 3 ? 2 + up : 2)]));
  const first = all(0);
  const poll = show(records, first);
  expect(cells).toHaveBeenCalledTimes(30);
  cells.mockClear();
  poll(records, first);
  expect(cells).toHaveBeenCalledTimes(0);
  poll(records, { ...first, ...Object.fromEntries(Object.entries(all(0.1)).slice(0, 3)) });
  expect(cells).toHaveBeenCalledTimes(3);
});

test('shows the best price with its bookmakers, including ties, in every format', () => {
  show([sampleMatch(1)], { 1: market(2) });
  const names = () => [...document.querySelectorAll('[data-book]')].map((by) => by.textContent);
  expect(cellsOf('Home 1')[0]).toContain('best price');
  expect(names()).toEqual(['Oak', 'Oak', 'Elm']);
  expect(cellsOf('Home 1')[0]).toContain('+1');
  const before = cellsOf('Home 1');
  oddsFormat.choose('american');
  cleanup();
  show([sampleMatch(1)], { 1: market(2) });
  expect(cellsOf('Home 1')[0]).toContain('+100');
  expect(cellsOf('Home 1')).not.toEqual(before);
  expect(names()).toEqual(['Oak', 'Oak', 'Elm']);
});

test('shows no best price from before a goal until there are new ones', () => {
  const old = market(2);
  const poll = show([sampleMatch(1)], { 1: old });
  poll([sampleMatch(1, { score: [1, 0] })], { 1: old });
  expect(cellsOf('Home 1')[0]).toBe('2.00pre-goal price');
  expect(screen.queryByText('best price')).toBeNull();
  expect(screen.getByText('Pre-goal prices')).toBeDefined();
  poll([sampleMatch(1, { score: [1, 0] })], { 1: market(1.3, [1, 0]) });
  expect(cellsOf('Home 1')[0]).toContain('1.30 best price');
});

test('shows a lock beside the last price of a suspended market', () => {
  const poll = show([sampleMatch(1)], { 1: market(2) });
  poll([sampleMatch(1)], { 1: [sampleMarket(1, { Oak: [samplePrices({ at: NOW })] })] });
  expect(cellsOf('Home 1').slice(0, 3)).toEqual(['2.00suspended', '3.50suspended', '4.20suspended']);
  expect(document.querySelectorAll('td s')).toHaveLength(3);
  expect(screen.getByText('Suspended')).toBeDefined();
});

test('reports missing prices once in the head, or for the single match without any', () => {
  show([sampleMatch(1), sampleMatch(2)], { 1: [], 2: [] });
  expect(screen.getByText('No odds available')).toBeDefined();
  expect(cellsOf('Home 1').join('')).toBe('');
  const shownCells = [...document.querySelectorAll<HTMLTableCellElement>('thead :is(th, td):not(.hidden)')];
  // Time, names and three prices: on a phone there is no column of payouts.
  expect(shownCells.reduce((columns, { colSpan }) => columns + colSpan, 0)).toBe(5);
  cleanup();
  show([sampleMatch(1), sampleMatch(2)], { 1: market(2), 2: [] });
  expect(screen.queryByText('No odds available')).toBeNull();
  expect(cellsOf('Home 2')[0]).toBe('No prices');
});

test('folds a competition by its head', () => {
  show([sampleMatch(1)], { 1: market(2) });
  fireEvent.click(screen.getByRole('button', { expanded: true }));
  expect(localStorage.getItem('folds')).toContain('folded');
});

test('closing prices of a finished match say so', () => {
  show([sampleMatch(1, { status: 100, phase: 'finished' })], { 1: market(2) });
  expect(screen.getByText('Closing prices')).toBeDefined();
});

test('prices of a competition leave room for as many decimal places', () => {
  show([sampleMatch(1), sampleMatch(2)], { 1: market(1.375), 2: market(2) });
  expect(screen.getAllByRole('row').flatMap((row) => row.querySelector('td bdi')?.textContent ?? [])).toEqual(
    ['1.375', '2.00\u2007'],
  );
});
