import { bestOf, heldIn, type Standing } from './best.ts';
import type { Board, Grid, Line } from './board.ts';
import { placeOf } from './memory.ts';

/** The one price that a viewer looks at: whose, of what. */
export interface Looked {
  /** As the page remembers it. */
  readonly place: string;
  readonly line: Line;
  /** Of the outcome in the line. */
  readonly row: number;
  /** Of the bookmaker on the board. */
  readonly book: number;
}

/** The price at a place of a market; the best one of the first outcome where there is none any more. */
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
