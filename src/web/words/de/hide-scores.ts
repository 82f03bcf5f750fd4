import type { hideScoresWords } from '#web/words/hide-scores.ts';

export const hideScores = {
  hideScores: {
    hide: 'Ergebnisse verdecken',
    title: 'Verdeckt die Ergebnisse dieses Tages, bis du sie aufdeckst',
    hidden: 'Ergebnisse verdeckt',
    revealAll: 'Alle aufdecken',
  },
} satisfies typeof hideScoresWords;
