/** English words of the prices that viewers wait for. */
export const prices = {
  evens: 'Evens',
  reached: (price: string) => `Price reached: ${price}`,
  moved: (from: string, to: string) => `Chance moved: ${from} → ${to}`,
  results: {
    home: (team: string) => `${team} to win`,
    draw: () => 'draw',
    away: (team: string) => `${team} to win`,
  },
  best: (result: string, price: string) => `${result}, best price ${price}`,
  chance: (result: string) => `${result}, without the margin`,
  done: 'This alert is done',
};

export type PriceWords = typeof prices;
