import type { matchSideWords } from '#web/words/match-side.ts';

export const matchSide = {
  matchSide: {
    label: 'Mehr zum Spiel',
    info: 'Info',
    details: 'Alle Spieldaten',
    prices: '1X2',
    allPrices: 'Alle Quoten',
    bestOf: (count) => `live, beste von ${count}`,
  },
} satisfies typeof matchSideWords;
