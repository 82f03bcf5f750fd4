import { type KeyboardEvent, type SyntheticEvent, useMemo, useState } from 'react';

const STEPS: Readonly<Record<string, readonly [along: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const PRICE = 'button[data-place]';

const priceIn = (cell: Element | undefined) => cell?.querySelector<HTMLButtonElement>(PRICE) ?? null;

/** Returns the next price of a table in a direction, skipping empty cells. */
function nextPrice(from: Element, [along, down]: readonly [number, number]): HTMLButtonElement | null {
  const cell = from.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row) return null;
  const rows = [...(row.closest('table')?.rows ?? [])];
  const isTurned = getComputedStyle(row).direction === 'rtl';
  const line = along === 0 ? rows.map((one) => one.cells[cell.cellIndex]) : [...row.cells];
  const at = along === 0 ? rows.indexOf(row) : cell.cellIndex;
  const step = along === 0 ? down : isTurned ? -along : along;
  for (let next = at + step; next >= 0 && next < line.length; next += step) {
    const price = priceIn(line[next]);
    if (price) return price;
  }
  return null;
}

/** Returns the key of the price that was hovered, focused or tapped last, and the grid's event handlers. */
export function useLook() {
  const [place, look] = useState<string | null>(null);
  const handlers = useMemo(() => {
    const onLook = ({ target }: SyntheticEvent) => {
      const told = (target as Element).closest<HTMLElement>(PRICE)?.dataset['place'];
      if (told !== undefined) look(told);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const step = STEPS[key];
      const price = step && (target as Element).closest(PRICE) ? nextPrice(target as Element, step) : null;
      if (!price) return;
      event.preventDefault();
      price.focus();
    };
    return { onPointerOver: onLook, onFocus: onLook, onClick: onLook, onKeyDown };
  }, []);
  return { place, handlers };
}
