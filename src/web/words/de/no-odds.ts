import type { noOddsWords } from '#web/words/no-odds.ts';

export const noOdds = {
  noOdds: {
    title: 'Quoten',
    hidden: 'Du hast Quoten ausgeblendet.',
    off: 'Quoten gibt es auf dieser Seite nicht.',
    show: 'Quoten anzeigen',
  },
} satisfies typeof noOddsWords;
