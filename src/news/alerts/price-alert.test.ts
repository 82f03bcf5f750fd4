import { describe, expect, test } from 'vitest';
import type { OddsFormat } from '#contract/operation.ts';
import { createDice } from '#contract/testing/dice.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { type PriceAnswer, priceNews } from './price-alert.ts';
import { type PriceWait, priceWaitsIn, waitKey } from './price-waits.ts';

const NOW = KICK_OFF * 1_000;
const MINUTE_MS = 60_000;

const wait = (fields: Partial<PriceWait> = {}): PriceWait => ({
  matchId: '1',
  result: 'home',
  price: 2.5,
  from: 2.2,
  books: null,
  since: NOW - 30 * MINUTE_MS,
  ...fields,
});

const SCHEDULED = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });

interface Quotes {
  readonly home?: number;
  readonly draw?: number;
  readonly away?: number;
  readonly at?: number;
  readonly score?: readonly [number, number] | null;
}

/** Returns an answer with the prices of bookmakers by name; one without prices has suspended the match. */
const answer = (books: Readonly<Record<string, Quotes>>, fields: Partial<PriceAnswer> = {}): PriceAnswer => ({
  match: SCHEDULED,
  markets: [
    sampleMarket(
      1,
      Object.fromEntries(
        Object.entries(books).map(([name, { at = KICK_OFF - 60, ...quotes }]) => [
          name,
          [samplePrices({ ...quotes, at })],
        ]),
      ),
    ),
  ],
  isInPlay: false,
  asOf: NOW,
  ...fields,
});

const prices = (home: number, draw = 3.4, away = 3.4): Quotes => ({ home, draw, away });

interface Options {
  readonly previous?: PriceAnswer | null;
  readonly format?: OddsFormat;
  readonly now?: number;
  readonly rate?: number;
}

/** Returns the price or the chance that an answer ends a wait with; null: it does not. */
function endOf(one: PriceWait, latest: PriceAnswer, options: Options = {}): number | null {
  const { previous = null, format = 'decimal', now = NOW, rate = 1 } = options;
  const { news } = priceNews([{ wait: one, format }], previous, latest, { now, rate });
  return news[0]?.[1] ?? null;
}

describe('a price that is waited for', () => {
  test.each([
    ['comes from below', 2.2, 2.5, 2.5],
    ['is passed from below', 2.2, 2.6, 2.6],
    ['is not reached from below', 2.2, 2.49, null],
    ['comes from above', 2.9, 2.5, 2.5],
    ['is passed from above', 2.9, 2.4, 2.4],
    ['is not reached from above', 2.9, 2.51, null],
  ])('%s', (_, from, now, end) => {
    expect(endOf(wait({ from }), answer({ Oak: prices(now) }))).toBe(end);
  });

  test('is the best one of all bookmakers, or of those that count', () => {
    const both = answer({ Oak: prices(2.3), Elm: prices(2.55) });
    expect(endOf(wait(), both)).toBe(2.55);
    expect(endOf(wait({ books: ['Elm'] }), both)).toBe(2.55);
    expect(endOf(wait({ books: ['Oak'] }), both)).toBeNull();
    expect(endOf(wait({ books: ['Ash'] }), both)).toBeNull();
  });

  test.each<[OddsFormat, number, number, number | null]>([
    // Both are shown as 5/6, the price of a bookmaker with two decimals and the fraction.
    ['fractional', 1 + 5 / 6, 1.83, 1.83],
    ['decimal', 1 + 5 / 6, 1.83, null],
    ['fractional', 2.5, 2.49, 2.49],
    ['american', 1 + 100 / 110, 1.91, 1.91],
    ['american', 1 + 100 / 110, 1.909, 1.909],
    ['american', 2.5, 2.49, null],
    ['american', 2.5, 2.496, 2.496],
  ])('is reached when it is shown: %s, %d at %d', (format, price, best, end) => {
    expect(endOf(wait({ price, from: 1.5 }), answer({ Oak: prices(best) }), { format })).toBe(end);
  });

  test('is never a mistake of one bookmaker', () => {
    expect(endOf(wait(), answer({ Oak: prices(2.3), Elm: prices(230) }))).toBeNull();
  });

  test('is never of another market that has the same outcomes', () => {
    const halves = answer({ Oak: prices(2.6) });
    const ofHalf = { ...halves, markets: halves.markets.map((market) => ({ ...market, id: '37' })) };
    expect(endOf(wait(), ofHalf)).toBeNull();
  });
});

describe('a move of a chance', () => {
  /** Prices of a book without margin, where the home side has a chance. */
  const chance = (home: number) => answer({ Oak: prices(1 / home, 2 / (1 - home), 2 / (1 - home)) });
  const move = wait({ price: null, from: 0.4 });

  test.each([
    ['up', 0.45, true],
    ['down', 0.35, true],
    ['less up', 0.449, false],
    ['less down', 0.351, false],
  ])('is five points: %s', (_, home, isMove) => {
    const end = endOf(move, chance(home));
    expect(end === null).toBe(!isMove);
    if (isMove) expect(end).toBeCloseTo(home, 10);
  });

  test('leaves the margin out', () => {
    // Implied: 0.5, 0.25 and 0.5, of which 0.4 is the home side's share.
    expect(endOf(move, answer({ Oak: prices(2, 4, 2) }))).toBeNull();
  });

  test('is unknown while one of the results has no price', () => {
    expect(endOf(move, answer({ Oak: { home: 1.5, away: 6 } }))).toBeNull();
  });
});

describe('no alert comes', () => {
  const reached = answer({ Oak: prices(2.6) });
  const LIVE = sampleMatch(1, { score: [1, 0], events: [sampleEvent({ team_id: '1001', minute: 20 })] });
  const inPlay = (quotes: Quotes) =>
    answer({ Oak: { ...prices(2.6), ...quotes } }, { match: LIVE, isInPlay: true });

  test('over a suspended price', () => {
    expect(endOf(wait(), answer({ Oak: {} }))).toBeNull();
    expect(endOf(wait({ price: null, from: 0.1 }), answer({ Oak: {} }))).toBeNull();
  });

  test('from a price that was withdrawn', () => {
    const before = answer({ Oak: prices(2.3), Elm: prices(2.4) }, { asOf: NOW - MINUTE_MS });
    expect(endOf(wait(), answer({ Oak: prices(2.3) }), { previous: before })).toBeNull();
    expect(endOf(wait(), { ...reached, markets: [] }, { previous: before })).toBeNull();
  });

  test('from an answer that repeats or is older', () => {
    expect(endOf(wait(), reached, { previous: reached })).toBeNull();
    expect(endOf(wait(), reached, { previous: { ...reached, asOf: NOW + 1 } })).toBeNull();
  });

  test('from prices that are ahead of the score, before the score comes', () => {
    const prices26 = inPlay({ score: [2, 0], at: KICK_OFF + 1_500 });
    expect(endOf(wait(), prices26)).toBeNull();
    const match = sampleMatch(1, { score: [2, 0] });
    expect(endOf(wait(), { ...prices26, match }, { previous: prices26 })).toBe(2.6);
  });

  test('from a late server, whose quotes are older, unless that has lasted', () => {
    const at = KICK_OFF - 30;
    const previous = answer({ Oak: { ...prices(2.3), at }, Elm: prices(2.2) }, { asOf: NOW - MINUTE_MS });
    const late = answer({ Oak: { ...prices(2.6), at: at - 60 }, Elm: prices(2.2) });
    expect(endOf(wait(), late, { previous })).toBeNull();
    expect(endOf(wait(), late, { previous: { ...previous, asOf: NOW - 16 * MINUTE_MS } })).toBe(2.6);
    const withdrawn = answer({ Elm: prices(2.55) });
    expect(endOf(wait(), withdrawn, { previous })).toBe(2.55);
  });

  test('from an answer of before the wait, or one that is too old', () => {
    expect(endOf(wait({ since: NOW }), reached)).toBeNull();
    expect(endOf(wait(), reached, { now: NOW + 21 * MINUTE_MS })).toBeNull();
    expect(endOf(wait(), reached, { now: NOW + 21 * MINUTE_MS, rate: 60 })).toBe(2.6);
    const played = inPlay({ score: [1, 0], at: KICK_OFF + 1_300 });
    expect(endOf(wait(), played)).toBe(2.6);
    expect(endOf(wait(), played, { now: NOW + 4 * MINUTE_MS })).toBeNull();
  });

  test('from prices of before the last goal', () => {
    expect(endOf(wait(), inPlay({ score: [0, 0] }))).toBeNull();
  });

  test('from prices of another phase, of a match that is over, off or shielded', () => {
    expect(endOf(wait(), { ...reached, match: LIVE })).toBeNull();
    expect(endOf(wait(), { ...reached, isInPlay: true })).toBeNull();
    for (const phase of ['finished', 'off'] as const)
      for (const isInPlay of [true, false])
        expect(endOf(wait(), { ...reached, match: sampleMatch(1, { phase }), isInPlay })).toBeNull();
    expect(endOf(wait(), { ...reached, match: Object.assign({ shielded: true }, SCHEDULED) })).toBeNull();
  });
});

test('whatever the prices, a wait ends if and only if the best price has come to what is waited for', () => {
  const dice = createDice(11);
  const draw = () => 1.01 + dice.below(400) / 100;
  for (let round = 0; round < 500; round += 1) {
    const [price, from] = [draw(), draw()];
    if (price === from) continue;
    const books = { Oak: prices(draw(), draw(), draw()), Elm: prices(draw(), draw(), draw()) };
    const best = Math.max(books.Oak.home ?? 0, books.Elm.home ?? 0);
    const isThere = price > from ? best >= price : best <= price;
    expect(endOf(wait({ price, from }), answer(books))).toBe(isThere ? best : null);
  }
});

test('waits are read from JSON, and what is none is left out', () => {
  const good = wait();
  const bad = [
    null,
    { ...good, result: 'over' },
    { ...good, price: 1 },
    { ...good, price: 1e9 },
    { ...good, price: null },
    { ...good, matchId: '1 2' },
    { ...good, matchId: 'x' },
    { ...good, since: 'now' },
    { ...good, books: Array.from({ length: 60 }, String) },
  ];
  expect(priceWaitsIn([...bad, { ...good, more: 1 }, { ...good, price: null, from: 0.4 }])).toEqual([
    good,
    { ...good, price: null, from: 0.4 },
  ]);
  expect(priceWaitsIn(Array.from({ length: 50 }, () => good))).toHaveLength(20);
  expect(priceWaitsIn('x')).toEqual([]);
  expect(waitKey(good)).not.toBe(waitKey({ ...good, price: null }));
});
