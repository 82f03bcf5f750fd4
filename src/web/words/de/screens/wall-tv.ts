import type { wallTvWords } from '#web/words/wall-tv.ts';

export const wallTv: typeof wallTvWords = {
  wallTv: {
    title: (countries) => `Im TV in ${countries}`,
    titleAnywhere: 'Im TV',
    notShown: (countries) => `In ${countries} nicht zu sehen`,
    noCountry: (channels) => `${channels} Sender`,
    versus: (home, away) => `${home} – ${away}`,
  },
};
