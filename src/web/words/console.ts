import { formatCount } from './en.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the API console. Descriptions of operations are English in every language. */
export const consoleWords = {
  console: {
    title: 'API console',
    about: 'Try every API operation through this Touchline server.',
    operation: 'Operation',
    operations: 'Operations',
    filter: 'Filter operations',
    noOperation: (text: string) => `No operation matches “${text}”.`,
    noParameters: 'No parameters.',
    required: 'required',
    none: 'omitted',
    send: 'Send',
    sendAnyway: 'Send anyway',
    refused: (sentence: string) => `The server will reject this: ${sentence}`,
    curl: 'Copy as curl',
    copied: 'Copied',
    open: 'Open raw',
    answer: 'Response',
    noAnswer: 'No request sent yet.',
    waiting: 'Waiting for the response …',
    cancel: 'Cancel',
    failed: 'No response. Check that the server is running, then try again.',
    status: 'Status',
    took: 'Duration',
    size: 'Size',
    age: 'Age',
    cache: 'Cache',
    milliseconds: (n: number) => `${formatCount(n)} ms`,
    seconds: (n: number) => `${formatCount(n)} s`,
    bytes: (n: number) => `${formatCount(n < 10_000 ? n : Math.round(n / 1000) * 1000)} characters`,
    outcomes: {
      hit: 'from the cache',
      miss: 'just fetched',
      collapsed: 'just fetched, shared with other requests',
      stale: 'stale: no newer data available',
      unknown: 'unknown',
    },
    settled: (n: number, rules: string) =>
      n === 1 ? `1 contradiction settled: ${rules}` : `${formatCount(n)} contradictions settled: ${rules}`,
    headers: 'Headers',
    body: 'Body',
    more: (n: number) => `Show ${formatCount(n)} more`,
    items: (n: number) => formatCount(n),
  },
};

export const useConsoleWords = wordsOf(consoleWords);
