export interface Bookmaker {
  readonly id: number;
  readonly name: string;
  /** Overround before kick-off: the sum of a market's inverse prices, 1.05 for 5 %. */
  readonly book: number;
  /** Overround in play; null if the bookmaker offers nothing in play. */
  readonly bookInPlay: number | null;
  /** Maximum days before kick-off at which the opening prices come. */
  readonly opens: number;
  /** Mean minutes from news before kick-off to a new price. */
  readonly reaction: number;
  /** Seconds between two prices in play. */
  readonly pace: number;
  /** Seconds from the display of a goal to the next price. */
  readonly resumes: number;
  /** Minimum popularity of a covered competition, 0 to 100. */
  readonly since: number;
}

function row(
  id: number,
  name: string,
  [book, bookInPlay]: readonly [number, number | null],
  [opens, reaction, pace, resumes]: readonly [number, number, number, number],
  since: number,
): Bookmaker {
  return { id, name, book, bookInPlay, opens, reaction, pace, resumes, since };
}

/** In default display order. Ids are never reused. */
export const BOOKMAKERS: readonly Bookmaker[] = [
  row(1, 'Oakline', [1.045, 1.06], [7, 4, 30, 25], 12),
  row(2, 'Tallyho', [1.055, 1.07], [6, 9, 40, 35], 12),
  row(3, 'Ferrow', [1.025, 1.035], [8, 2, 30, 20], 16),
  row(4, 'Penstake', [1.07, 1.085], [5, 20, 60, 50], 12),
  row(5, 'Bracken', [1.06, 1.075], [5, 14, 45, 40], 20),
  row(6, 'Umber', [1.04, 1.055], [6, 6, 35, 30], 16),
  row(7, 'Corvane', [1.05, 1.065], [6, 10, 50, 35], 24),
  row(8, 'Marlow & Daughters', [1.065, 1.08], [4, 16, 45, 45], 28),
  row(9, 'Dunlin', [1.08, null], [4, 45, 60, 60], 12),
  row(10, 'Hexley', [1.075, null], [3, 30, 60, 60], 30),
  row(11, 'Saltmere', [1.03, 1.045], [7, 3, 30, 20], 34),
  row(12, 'Vantry', [1.035, 1.05], [7, 5, 30, 25], 20),
  row(13, 'Ninefold', [1.055, 1.07], [5, 12, 40, 30], 45),
  row(14, 'Larkhill', [1.02, 1.03], [9, 1, 30, 15], 50),
];
