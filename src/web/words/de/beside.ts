import type { besideWords } from '#web/words/beside.ts';

export const beside = {
  beside: {
    competitions: 'Wettbewerbe',
    nothingFollowed: 'Ein Stern folgt einem Spiel oder einem Wettbewerb.',
  },
} satisfies typeof besideWords;
