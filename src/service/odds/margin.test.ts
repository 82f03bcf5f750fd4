import { expect, test } from 'vitest';
import { sampleFrame } from '#service/engine/sample-frames.ts';
import { timetableOf } from '#service/engine/timetable.ts';
import { BOOKMAKERS } from './bookmakers.ts';
import { lastUpdate, quotesAfter } from './in-play.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, overround, stepAt } from './margin.ts';
import { MARKETS } from './markets.ts';
import { expectation, NEWS_HOURS } from './news.ts';
import { type PricedLine, quotes } from './quote.ts';

const FRAMES = Array.from({ length: 60 }, (_, i) => sampleFrame(i * 7));

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** Returns the allowed deviation of the overround, since prices are rounded to steps. */
function rounding(prices: readonly number[]): number {
  return sum(prices.map((price) => (stepAt(price) * 0.51 + 0.0005) / (price - stepAt(price) / 2) ** 2));
}

/** The lowest and the highest price do not follow the overround. */
function isBounded({ prices }: PricedLine): boolean {
  return prices.some((price) => price === LOWEST_PRICE || price === HIGHEST_PRICE);
}

function booksOf(lines: readonly PricedLine[], book: number): number[] {
  return lines
    .filter((line) => !isBounded(line))
    .map(({ prices }) => {
      const total = sum(prices.map((price) => 1 / price));
      expect(Math.abs(total - book), prices.join(' ')).toBeLessThanOrEqual(rounding(prices));
      return total;
    });
}

test.each(BOOKMAKERS)('the overround of $name is the configured one', (bookmaker) => {
  const before = FRAMES.flatMap((frame) =>
    quotes(MARKETS, expectation(frame, bookmaker, NEWS_HOURS.length / 2), bookmaker.book, 0, null).flatMap(
      ({ lines }) => booksOf(lines ?? [], bookmaker.book),
    ),
  );
  expect(before.length).toBeGreaterThan(500);
  expect(Math.abs(sum(before) / before.length - bookmaker.book)).toBeLessThan(0.001);

  const { bookInPlay } = bookmaker;
  const during = FRAMES.flatMap((frame) => {
    const update = lastUpdate(frame, bookmaker, timetableOf(frame).kickOff + 2_000);
    const inPlayQuotes = update === null ? [] : quotesAfter(frame, bookmaker, MARKETS, update);
    return inPlayQuotes.flatMap(({ lines }) => booksOf(lines ?? [], bookInPlay ?? 0));
  });
  if (bookInPlay === null) expect(during).toEqual([]);
  else {
    expect(during.length).toBeGreaterThan(200);
    expect(Math.abs(sum(during) / during.length - bookInPlay)).toBeLessThan(0.001);
  }
});

test('keeps every chance below 1 and puts more of the margin on outsiders', () => {
  const withMargin = overround([0.9, 0.08, 0.02], 1.06);
  expect(sum(withMargin)).toBeCloseTo(1.06, 8);
  expect(Math.max(...withMargin)).toBeLessThan(1);
  const shares = withMargin.map((chance, i) => chance / ([0.9, 0.08, 0.02][i] ?? 1));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
