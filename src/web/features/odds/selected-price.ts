import type { MarketGrid, OddsGrid, OddsLine } from '#contract/odds/odds-grid.ts';
import { bestOf, type ScoreState, validPrices } from '#contract/odds/valid-prices.ts';
import { priceKeyOf } from './memory.ts';

export interface SelectedPrice {
  /** Its key in the memory. */
  readonly priceKey: string;
  readonly line: OddsLine;
  /** Index of the outcome in the line. */
  readonly row: number;
  /** Index of the bookmaker in the grid. */
  readonly book: number;
}

/** Returns the price with this key; without one, the best price of the first outcome. */
export function selectedPrice(
  { id, lines }: MarketGrid,
  { books }: Pick<OddsGrid, 'books'>,
  scoreState: ScoreState | null,
  priceKey: string | null,
): SelectedPrice | null {
  const all = lines.flatMap((line) =>
    line.offers.flatMap((offers, row) =>
      offers.flatMap((offer, book): SelectedPrice[] =>
        offer ? [{ priceKey: priceKeyOf(id, line, row, books[book]?.id ?? ''), line, row, book }] : [],
      ),
    ),
  );
  const [line] = lines;
  const validRow = line ? (validPrices(line, scoreState)[0] ?? []) : [];
  const best = bestOf(validRow);
  return (
    all.find((one) => one.priceKey === priceKey) ??
    all.find((one) => one.line === line && one.row === 0 && best !== null && validRow[one.book] === best) ??
    all[0] ??
    null
  );
}
