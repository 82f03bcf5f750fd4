import type { besideWords } from '#web/words/beside.ts';

export const beside = {
  beside: {
    competitions: 'Wettbewerbe',
    nothingFollowed: 'Markiere Teams, Spiele oder Wettbewerbe mit dem Stern.',
  },
} satisfies typeof besideWords;
