import { wordsOf } from './use-words.ts';

/** Why the data of a wall are old or missing, and what it does about it. */
export const wallHealthWords = {
  wallHealth: {
    asOf: (time: string) => `As of ${time}`,
    old: 'Older data',
    age: (time: string) => `data ${time} old`,
    nextTry: (seconds: number) => `next try in ${seconds} s`,
    trying: 'trying now',
    waiting: 'Waiting for the first scores',
    /** The note is followed by the next try. */
    causes: {
      loading: { title: 'Loading the latest scores', note: 'one moment' },
      offline: { title: 'No network', note: 'check the cable or the Wi-Fi' },
      unreachable: { title: 'Touchline server not answering', note: 'the network works' },
      timeout: { title: 'Touchline server too slow', note: 'no answer within 10 s' },
      service: { title: 'Score feed not answering', note: 'Touchline works' },
      limit: { title: 'Score feed paused for a while', note: 'requests are limited' },
      limitHour: { title: 'This hour’s data limit is used up', note: 'scores resume on the hour or earlier' },
      limitDay: { title: 'Today’s data limit is used up', note: 'scores resume at midnight UTC or earlier' },
      allowanceHour: { title: 'This hour’s data limit is running low', note: 'updates are slower' },
      allowanceDay: { title: 'Today’s data limit is running low', note: 'updates are slower' },
      plan: { title: 'Not in this site’s plan', note: 'its operator can change it' },
      busy: { title: 'Touchline server busy', note: 'too many requests' },
      refused: { title: 'Score feed refuses this site', note: 'its operator has to check the account' },
      other: { title: 'Scores could not be updated', note: 'unexpected answer' },
    },
    /** In place of a page that failed. */
    broken: 'This page cannot be shown right now',
    restart: 'Touchline starts again by itself',
    /** A hint for the person who sets up the wall, with and without https. */
    sleep: {
      refused: 'Screen may switch off',
      insecure: 'Screen may switch off without https',
    },
  },
};

export const useWallHealthWords = wordsOf(wallHealthWords);
