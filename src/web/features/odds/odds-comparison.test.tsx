import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScoreState } from '#contract/odds/valid-prices.ts';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { takeWorldTime } from '#web/clock/world-clock.ts';
import { recordRenders } from '#web/testing/record-renders.ts';
import { en } from '#web/testing/words.ts';
import { WordsContext } from '#web/words/use-words.ts';
import { OddsComparison } from './odds-comparison.tsx';
import { PriceCell, type PriceCellProps } from './price-cell.tsx';
import { useOddsGrid } from './use-odds-grid.ts';

let cells: ReturnType<typeof recordRenders<PriceCellProps>>;

const NOW = KICK_OFF + 30 * 60;
const BOOKS = Array.from({ length: 12 }, (_, i) => `Book ${i + 1}`);

beforeEach(() => {
  onSelect.mockClear();
  localStorage.clear();
  cells = recordRenders(PriceCell);
  takeWorldTime(`${NOW * 1000}; rate=1`, performance.now());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface PageProps {
  readonly markets: readonly OddsMarket[];
  readonly scoreState?: ScoreState | null;
  readonly histories?: ReadonlyMap<string, OddsHistory>;
  readonly isClosed?: boolean;
}

const onSelect = vi.fn();

const NO_HISTORIES: ReadonlyMap<string, OddsHistory> = new Map();

function Page({ markets, scoreState = null, histories = NO_HISTORIES, isClosed = false }: PageProps) {
  const { oddsGrid, memory } = useOddsGrid(markets, !isClosed, histories);
  return (
    <OddsComparison
      oddsGrid={oddsGrid}
      memory={memory}
      scoreState={scoreState}
      priceStage={isClosed ? 'last' : 'inPlay'}
      hasAges={!isClosed}
      home="Rovers"
      away="Town"
      allBooks={oddsGrid.books}
      hasNoneOfMine={false}
      histories={histories}
      historyBook={null}
      onHistoryBook={() => {}}
      onSelect={onSelect}
    />
  );
}

const pageOf = (pageProps: PageProps) => (
  <WordsContext value={en}>
    <header>
      <div className="frame">
        <div>
          <div />
        </div>
      </div>
    </header>
    <Page {...pageProps} />
  </WordsContext>
);

function show(
  markets: readonly OddsMarket[],
  scoreState: ScoreState | null = null,
  extra: Partial<PageProps> = {},
) {
  const { rerender } = render(pageOf({ markets, scoreState, ...extra }));
  return (next: readonly OddsMarket[]) => rerender(pageOf({ markets: next, scoreState, ...extra }));
}

/** 12 bookmakers and 8 outcomes: four lines of goals. `up` is added to each price. */
function goals(up: (book: number, row: number) => number): OddsMarket {
  return sampleMarket(
    2,
    Object.fromEntries(
      BOOKS.map((name, book) => [
        name,
        [0.5, 1.5, 2.5, 3.5].map((line, n) =>
          samplePrices({
            over: 2 + book / 100 + up(book, 2 * n),
            under: 3 + book / 100 + up(book, 2 * n + 1),
            line: [line],
            at: NOW - 60,
          }),
        ),
      ]),
    ),
  );
}

const result = (books: Readonly<Record<string, readonly [number, number, number] | null>>, at = NOW) =>
  sampleMarket(
    1,
    Object.fromEntries(
      Object.entries(books).map(([name, prices]) => {
        const [home, draw, away] = prices ?? [];
        return [
          name,
          [prices ? samplePrices({ home, draw, away, at, score: [1, 0] } as object) : samplePrices({ at })],
        ];
      }),
    ),
  );

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cellsOf = (name: string) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('renders only the 30 changed cells of a 12 by 8 grid', () => {
  const poll = show([goals(() => 0)]);
  expect(cells).toHaveBeenCalledTimes(96);
  cells.mockClear();
  poll([goals(() => 0)]);
  expect(cells).toHaveBeenCalledTimes(0);
  // The last bookmaker keeps the best prices.
  let changed = 0;
  poll([
    goals((book, row) => {
      const moves = book < 10 && row < 3;
      changed += moves ? 1 : 0;
      return moves ? 0.001 : 0;
    }),
  ]);
  expect(changed).toBe(30);
  expect(cells).toHaveBeenCalledTimes(30);
});

test('switches the odds format without a request, changing every price but no best one', () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  show([result({ Oak: [1.28, 5.75, 21], Elm: [1.25, 6.5, 19], Ash: [1.28, 5.5, 19] })]);
  const stars = () =>
    [...document.querySelectorAll('td[data-best]')].map((cell) => cell.querySelector('bdi')?.title);
  const best = stars();
  expect(cellsOf('Rovers')[0]).toBe('1.28Oak +1');
  fireEvent.click(screen.getByRole('radio', { name: /Fractional/ }));
  const fractions = [...document.querySelectorAll('tbody bdi')].map((price) => price.textContent);
  expect(fractions).toHaveLength(12);
  for (const text of fractions) expect(text).toMatch(/^\d+\/\d+$/);
  expect(stars()).toEqual(best);
  fireEvent.click(screen.getByRole('radio', { name: /American/ }));
  for (const price of document.querySelectorAll('tbody bdi'))
    expect(price.textContent).toMatch(/^[+\u2212]\d{3,}$/);
  expect(stars()).toEqual(best);
  expect(localStorage.getItem('odds')).toBe('american');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('marks all tied best prices, but never one from before the last goal', () => {
  const market = result({ Oak: [1.3, 5.5, 20], Elm: [1.3, 5.75, 19], Ash: [1.5, 9, 30] });
  const [oak, elm, ash] = market.bookmakers;
  if (!oak || !elm || !ash) throw new Error('three bookmakers');
  const late = { ...ash, odds: { data: ash.odds.data.map((line) => ({ ...line, score: [0, 0] as const })) } };
  show([{ ...market, bookmakers: [oak, elm, late] }], { score: [1, 0], lastGoal: null });
  expect(cellsOf('Rovers')[0]).toBe('1.30Oak +1');
  expect(within(rowOf('Rovers')).getAllByText('★')).toHaveLength(2);
  expect(cellsOf('Draw')[0]).toBe('5.75Elm');
  expect(cellsOf('Town')[0]).toBe('20.0Oak');
  expect(cellsOf('Payout').at(-1)).toBe('–');
});

test('strikes a suspended price beside a lock, and counts its reopening as no move', () => {
  const poll = show([result({ Oak: [1.9, 3, 4], Elm: [1.8, 3.1, 4.1] }, NOW - 120)]);
  poll([result({ Oak: null, Elm: [1.7, 3.1, 4.1] }, NOW - 60)]);
  const [best, oak, elm] = cellsOf('Rovers');
  expect([best, oak, elm]).toEqual(['1.70Elm', '1.90suspended', '1.70★ best price ▼shortened']);
  expect(rowOf('Rovers').querySelector('s')?.textContent).toBe('1.90');
  poll([result({ Oak: [2.6, 3, 4], Elm: [1.75, 3.1, 4.1] }, NOW)]);
  expect(cellsOf('Rovers').slice(1)).toEqual(['2.60★ best price ', '1.75▼shortened']);
});

test('shows the age of prices from ten minutes on', () => {
  const agedQuote = (minutes: number) => samplePrices({ home: 2, draw: 3, away: 4, at: NOW - minutes * 60 });
  show([
    sampleMarket(1, {
      A: [agedQuote(9)],
      B: [agedQuote(10)],
      C: [agedQuote(59)],
      D: [agedQuote(150)],
      E: [agedQuote(3_000)],
    }),
  ]);
  expect(cellsOf('Draw').slice(1)).toEqual(
    ['', '10 min', '59 min', '2 h', '2 d'].map((age) => `3.00★ best price ${age}`),
  );
});

test('reports a fully suspended market, which keeps the lines it had', () => {
  const suspended = sampleMarket(2, { A: [samplePrices()], B: [samplePrices()] });
  const poll = show([suspended]);
  expect(screen.getByText('Suspended at every bookmaker.')).toBeDefined();
  poll([
    sampleMarket(2, { A: [samplePrices({ over: 1.9, under: 1.95, line: [2.5, 3] })], B: [samplePrices()] }),
  ]);
  poll([suspended]);
  expect(cellsOf('Over 2.75')).toEqual(['–', '1.90suspended', 'suspended']);
  expect(rowOf('Over 2.75').textContent).toContain('split: 2.5 and 3');
});

test('switches markets by name, and shows a handicap from both sides', () => {
  show([
    result({ Oak: [2, 3, 4] }),
    sampleMarket(3, { Oak: [samplePrices({ home: 1.9, away: 1.95, line: [0, -0.5] })] }),
  ]);
  act(() => screen.getByRole('button', { name: 'Market 3' }).click());
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Rovers \u22120.25split: 0 and \u22120.5',
    'Town +0.25split: 0 and +0.5',
    'Payout',
  ]);
});

test('reports a match without any offer', () => {
  show([]);
  expect(screen.getByText('No odds available.')).toBeDefined();
});

const facts = () =>
  [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent?.trim()),
  );

test('shows the facts of the best price, then of the price under the pointer or the arrow keys', () => {
  const firstQuote = samplePrices({ home: 2.5, draw: 3, away: 3, at: NOW - 9_000 });
  const history: OddsHistory = {
    id: 'Elm',
    name: 'Elm',
    markets: [{ id: '1', name: 'Market 1', odds: [firstQuote] }],
  };
  const poll = show([result({ Oak: [1.9, 3, 4], Elm: [1.8, 4, 4], Ash: null }, NOW - 120)], null, {
    histories: new Map([['Elm', history]]),
  });
  poll([result({ Oak: [1.9, 3, 4], Elm: [1.6, 4, 4], Ash: null }, NOW - 60)]);
  expect(facts()[0]).toEqual(['Rovers · Oak', '★ best price']);
  expect(onSelect.mock.calls).toEqual([['Oak']]);
  fireEvent.pointerOver(screen.getByText('1.60'));
  expect(facts()).toEqual([
    ['Rovers · Elm', 'Best: 1.90 Oak'],
    ['Price', '1.60 1 min ago'],
    ['Last move', '▼ shortened from 1.80 1 min ago'],
    ['Opening', '2.50'],
    ['Range', '1.60 – 2.50'],
    ['Implied', '62.5%'],
    ['Margin', '11.1%'],
  ]);
  const price = () => document.activeElement?.querySelector('bdi')?.textContent;
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  act(() => screen.getByRole('button', { name: /^1\.60/ }).focus());
  press('ArrowDown');
  expect(price()).toBe('4.00');
  expect(facts()[0]).toEqual(['Draw · Elm', '★ best price']);
  press('ArrowRight');
  expect(facts().slice(0, 2)).toEqual([
    ['Draw · Ash', 'suspended'],
    ['Price', '– 1 min ago'],
  ]);
  press('ArrowRight');
  expect(facts()[0]).toEqual(['Draw · Ash', 'suspended']);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(facts()[0]).toEqual(['Draw · Oak', 'Best: 4.00 Elm']);
  expect(document.querySelectorAll('td button[tabindex="0"]')).toHaveLength(1);
});

test('derives moves and the last price of a suspended market from the bookmaker’s history', () => {
  const quoteAt = (home: number | undefined, minutes: number) =>
    samplePrices({
      ...(home === undefined ? {} : { home, draw: 3, away: 4 }),
      at: NOW - minutes * 60,
      score: [1, 0],
    });
  const history = (id: string, odds: readonly ReturnType<typeof samplePrices>[]): [string, OddsHistory] => [
    id,
    { id, name: id, markets: [{ id: '1', name: 'Market 1', odds }] },
  ];
  const market = result({ Oak: [1.9, 3, 4], Elm: null, Ash: [1.8, 3, 4] }, NOW - 60);
  show(
    [market],
    { score: [1, 0], lastGoal: null },
    {
      histories: new Map([
        history('Oak', [quoteAt(2.2, 40), quoteAt(undefined, 30), quoteAt(2.1, 25), quoteAt(1.9, 20)]),
        history('Elm', [quoteAt(2.3, 40), quoteAt(undefined, 1)]),
      ]),
    },
  );
  expect(facts()[2]).toEqual(['Last move', '▼ shortened from 2.10 20 min ago']);
  expect(cellsOf('Rovers').slice(1)).toEqual(['1.90★ best price ', '2.30suspended', '1.80']);
  fireEvent.pointerOver(screen.getByText('1.80'));
  expect(facts()[2]).toEqual(['Last move', 'unchanged']);
});

test('shows the second market below the first on wide pages, until another one is selected', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const total = sampleMarket(2, { Oak: [samplePrices({ over: 1.9, under: 1.95, line: [2.5], at: NOW })] });
  show([result({ Oak: [2, 3, 4] }), total]);
  const tables = () =>
    screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
  expect(tables()).toEqual(['Market 1', 'Market 2']);
  expect(onSelect.mock.calls).toEqual([['Oak']]);
  act(() => screen.getByRole('button', { name: 'Market 2' }).click());
  expect(tables()).toEqual(['Market 2']);
});

test('closing prices have no age, and say that they are closing prices', () => {
  const quotes = [2.5, 1.9].map((home, n) =>
    samplePrices({ home, draw: 3, away: 4, at: NOW - 300 + 60 * n }),
  );
  const history = { id: 'Oak', name: 'Oak', markets: [{ id: '1', name: 'Market 1', odds: quotes }] };
  const markets = [sampleMarket(1, { Oak: quotes.slice(1) })];
  show(markets, null, { isClosed: true, histories: new Map([['Oak', history]]) });
  expect(cellsOf('Rovers')).toEqual(['1.90Oak', '1.90★ best price ']);
  expect(facts().slice(1, 3)).toEqual([
    ['Closing price', '1.90'],
    ['Last move', '▼ shortened from 2.50'],
  ]);
});

test('prices of a market leave room for as many decimal places', () => {
  show([result({ Oak: [1.375, 4.79, 21], Elm: [1.35, 4.5, 19] })]);
  const prices = [...document.querySelectorAll('tbody button bdi')].map(({ textContent }) => textContent);
  expect(prices).toEqual([
    '1.375',
    '1.35\u2007',
    '4.79\u2007',
    '4.50\u2007',
    '21.0\u2007\u2007',
    '19.0\u2007\u2007',
  ]);
});

test('explains a payout over 100%', () => {
  const note = () => screen.queryByText(/^Over 100%/);
  show([result({ Oak: [2, 3, 4] })]);
  expect(note()).toBeNull();
  cleanup();
  show([result({ Oak: [3.2, 3, 3], Elm: [3, 3.3, 3.2] })]);
  expect(note()).not.toBeNull();
});
