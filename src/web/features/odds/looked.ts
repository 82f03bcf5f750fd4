import { bestOf, heldIn, type Standing } from './best.ts';
import type { Board, Grid, Line } from './board.ts';
import { placeOf } from './memory.ts';

/** The selected price. */
export interface Looked {
  /** Its key in the memory. */
  readonly place: string;
  readonly line: Line;
  /** Index of the outcome in the line. */
  readonly row: number;
  /** Index of the bookmaker in the grid. */
  readonly book: number;
}

/** Returns the price with this key; without one, the best price of the first outcome. */
export function lookedAt(
  { id, lines }: Grid,
  { books }: Pick<Board, 'books'>,
  standing: Standing | null,
  place: string | null,
): Looked | null {
  const all = lines.flatMap((line) =>
    line.offers.flatMap((offers, row) =>
      offers.flatMap((offer, book): Looked[] =>
        offer ? [{ place: placeOf(id, line, row, books[book]?.id ?? ''), line, row, book }] : [],
      ),
    ),
  );
  const [line] = lines;
  const held = line ? (heldIn(line, standing)[0] ?? []) : [];
  const best = bestOf(held);
  return (
    all.find((one) => one.place === place) ??
    all.find((one) => one.line === line && one.row === 0 && best !== null && held[one.book] === best) ??
    all[0] ??
    null
  );
}
