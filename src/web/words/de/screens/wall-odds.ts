import type { wallOddsWords } from '#web/words/wall-odds.ts';

export const wallOdds: typeof wallOddsWords = {
  wallOdds: {
    title: 'Beste Quoten',
    versus: (home, away) => `${home} – ${away}`,
    aged: 'Alter',
  },
};
