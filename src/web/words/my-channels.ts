import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

export const myChannelsWords = {
  myChannels: {
    title: 'My channels',
    close: 'Close',
    note: 'Choose the channels and services that you can watch. They come first in the TV guide, in lists and in matches.',
    find: 'Find a channel',
    none: (country: string) => `${country}: no channels known.`,
    notFound: (country: string) => `${country}: no such channel.`,
    house: (name: string, channels: number) => `${name}, all ${channels}`,
    stream: (name: string) => `${name} (stream)`,
    count: (n: number) => `${n} ${plural('en', n, { one: 'channel', other: 'channels' })} chosen`,
    full: (max: number) => `${max} channels chosen, the most there can be`,
    clear: 'Remove all',
    done: 'Done',
  },
};

export const useMyChannelsWords = wordsOf(myChannelsWords);
