import type { wallTvWords } from '#web/words/wall-tv.ts';

export const wallTv: typeof wallTvWords = {
  wallTv: {
    title: (countries) => `Im TV: ${countries}`,
    titleAnywhere: 'Im TV',
    notShown: (countries) => `${countries}: nicht im TV`,
    noCountry: (channels) => `${channels} Sender`,
    versus: (home, away) => `${home} – ${away}`,
  },
};
