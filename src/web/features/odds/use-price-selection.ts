import { type KeyboardEvent, type SyntheticEvent, useMemo, useState } from 'react';

const ARROW_STEPS: Readonly<Record<string, readonly [along: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const PRICE_SELECTOR = 'button[data-place]';

const priceIn = (cell: Element | undefined) => cell?.querySelector<HTMLButtonElement>(PRICE_SELECTOR) ?? null;

/** Returns the next price of a table in a direction, skipping empty cells. */
function nextPrice(from: Element, [along, down]: readonly [number, number]): HTMLButtonElement | null {
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

/** Returns the key of the price that was hovered, focused or tapped last, and the grid's event handlers. */
export function usePriceSelection() {
  const [priceKey, setPriceKey] = useState<string | null>(null);
  const handlers = useMemo(() => {
    const onSelect = ({ target }: SyntheticEvent) => {
      const key = (target as Element).closest<HTMLElement>(PRICE_SELECTOR)?.dataset['place'];
      if (key !== undefined) setPriceKey(key);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const step = ARROW_STEPS[key];
      const price =
        step && (target as Element).closest(PRICE_SELECTOR) ? nextPrice(target as Element, step) : null;
      if (!price) return;
      event.preventDefault();
      price.focus();
    };
    return { onPointerOver: onSelect, onFocus: onSelect, onClick: onSelect, onKeyDown };
  }, []);
  return { place: priceKey, handlers };
}
