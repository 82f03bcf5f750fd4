import type { OddsGrid } from '#contract/odds/odds-grid.ts';

export function onlyBook({ books, grids }: OddsGrid, id: string): OddsGrid {
  const at = books.findIndex((book) => book.id === id);
  return {
    books: books.slice(at, at + 1),
    grids: grids.map((grid) => ({
      ...grid,
      lines: grid.lines.map((line) => ({ ...line, offers: line.offers.map((row) => [row[at] ?? null]) })),
    })),
  };
}
