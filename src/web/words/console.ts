import { count } from './en.ts';
import { wordsOf } from './use-words.ts';

/** What the console of the API says; what the table says of its operations is English everywhere. */
export const consoleWords = {
  console: {
    title: 'API console',
    about: 'Every operation of the data service, asked through this Touchline.',
    operation: 'Operation',
    operations: 'Operations',
    filter: 'Filter operations',
    noOperation: (text: string) => `No operation has “${text}” in its name.`,
    noParameters: 'It takes no parameter.',
    required: 'required',
    none: 'not sent',
    send: 'Send',
    sendAnyway: 'Send it all the same',
    refused: (sentence: string) => `This would be refused: ${sentence}`,
    curl: 'Copy as curl',
    copied: 'Copied',
    open: 'Open as text',
    answer: 'Answer',
    noAnswer: 'Nothing has been asked yet.',
    waiting: 'Waiting for the answer …',
    cancel: 'Call it off',
    failed: 'No answer: the server cannot be reached.',
    status: 'Status',
    took: 'Time',
    size: 'Size',
    age: 'Age',
    cache: 'Cache',
    milliseconds: (n: number) => `${count(n)} ms`,
    seconds: (n: number) => `${count(n)} s`,
    bytes: (n: number) =>
      n < 10_000 ? `${count(n)} characters` : `${count(Math.round(n / 1000))} thousand characters`,
    outcomes: {
      hit: 'from the cache',
      miss: 'asked for just now',
      collapsed: 'asked for just now, together with others',
      stale: 'old: nothing newer was to be had',
      unknown: 'unknown',
    },
    headers: 'Headers',
    body: 'Body',
    more: (n: number) => `Show ${count(n)} more`,
    items: (n: number) => count(n),
  },
};

export const useConsoleWords = wordsOf(consoleWords);
