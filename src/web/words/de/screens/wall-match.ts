import type { wallMatchWords } from '#web/words/wall-match.ts';

export const wallMatch: typeof wallMatchWords = {
  wallMatch: {
    kickOff: 'Anstoß',
    lastMatches: 'letzte Spiele, das neueste zuerst',
    watch: 'Wo es läuft',
    notShown: (countries) => `${countries}: nicht im TV`,
  },
};
