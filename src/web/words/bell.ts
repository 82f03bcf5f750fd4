import { wordsOf } from './use-words.ts';

export const bellWords = {
  bell: {
    /** Name of a bell and of its dialog. */
    alerts: (name: string) => `Alerts for ${name}`,
    off: 'Turn on alerts',
    on: 'Alerts on. Select to change',
  },
};

export const useBellWords = wordsOf(bellWords);
