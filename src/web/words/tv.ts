import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** What is said of television. */
export const tvWords = {
  tv: {
    title: 'On television',
    here: (country: string) => `In ${country}`,
    notHere: (country: string) => `Not shown in ${country}.`,
    elsewhere: 'In other countries',
    count: (channels: number, countries: number) =>
      `${channels} ${plural('en', channels, { one: 'channel', other: 'channels' })} in ${countries} ${plural('en', countries, { one: 'country', other: 'countries' })}`,
    none: 'The service names no channel that shows this match.',
    stream: 'stream',
  },
};

export const useTvWords = wordsOf(tvWords);
