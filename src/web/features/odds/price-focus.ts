/**
 * Finds prices from an event on their table, and moves the focus between them. One listener serves all cells, so that a
 * table of hundreds costs no more than a short one; the only place that looks cells up.
 */

/** The arrow keys' steps: columns along a row, rows down. */
export type ArrowStep = readonly [along: number, down: number];

const PRICE_SELECTOR = 'button[data-place]';

export const priceAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(PRICE_SELECTOR) : null;

const priceIn = (cell: Element | undefined) => cell?.querySelector<HTMLElement>(PRICE_SELECTOR) ?? null;

/** Returns the next price of a table in a direction, skipping empty cells. */
export function nextPrice(from: Element, [along, down]: ArrowStep): HTMLElement | null {
  const cell = from.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return null;
  const rows = [...(row.closest('table')?.rows ?? [])];
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const line = along === 0 ? rows.map((one) => one.cells[cell.cellIndex]) : [...row.cells];
  const at = along === 0 ? rows.indexOf(row) : cell.cellIndex;
  const step = along === 0 ? down : isRtl ? -along : along;
  for (let next = at + step; next >= 0 && next < line.length; next += step) {
    const price = priceIn(line[next]);
    if (price) return price;
  }
  return null;
}
