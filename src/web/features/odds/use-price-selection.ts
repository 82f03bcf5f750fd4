import { type KeyboardEvent, type SyntheticEvent, useMemo, useState } from 'react';
import { type ArrowStep, nextPrice, priceAt } from './price-focus.ts';

const ARROW_STEPS: Readonly<Record<string, ArrowStep>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Returns the key of the price that was hovered, focused or tapped last, and the grid's event handlers. */
export function usePriceSelection() {
  const [priceKey, setPriceKey] = useState<string | null>(null);
  const handlers = useMemo(() => {
    const onSelect = ({ target }: SyntheticEvent) => {
      const key = priceAt(target)?.dataset['place'];
      if (key !== undefined) setPriceKey(key);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = ARROW_STEPS[event.key];
      const focusedPrice = priceAt(event.target);
      const price = step && focusedPrice ? nextPrice(focusedPrice, step) : null;
      if (!price) return;
      event.preventDefault();
      price.focus();
    };
    return { onPointerOver: onSelect, onFocus: onSelect, onClick: onSelect, onKeyDown };
  }, []);
  return { place: priceKey, handlers };
}
