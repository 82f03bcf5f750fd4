import type { matchSideWords } from '#web/words/match-side.ts';

export const matchSide = {
  matchSide: {
    label: 'Mehr zum Spiel',
    details: 'Alle Spieldaten',
    allPrices: 'Alle Quoten',
    bestOf: (count) => `live, beste von ${count}`,
  },
} satisfies typeof matchSideWords;
