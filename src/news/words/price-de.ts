import type { PriceWords } from './price-en.ts';

/** German words of the prices that viewers wait for. */
export const prices: PriceWords = {
  evens: '1/1',
  reached: (price) => `Quote erreicht: ${price}`,
  moved: (from, to) => `Chance verändert: ${from} → ${to}`,
  results: {
    home: (team) => `Sieg ${team}`,
    draw: () => 'Remis',
    away: (team) => `Sieg ${team}`,
  },
  best: (result, price) => `${result}, beste Quote ${price}`,
  chance: (result) => `${result}, ohne Marge`,
  done: 'Die Meldung ist damit erledigt',
};
