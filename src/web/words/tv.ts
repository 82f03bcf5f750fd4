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
    ahead: 'In the next two weeks',
    nothingAhead: 'Nothing is announced for the next two weeks.',
    calendar: 'Calendar file',
    notFound: 'There is no such channel.',
  },
};

export const useTvWords = wordsOf(tvWords);
