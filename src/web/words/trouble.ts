import { wordsOf } from './use-words.ts';

/** Why data is old or missing, and the switch that pauses updates. */
export const troubleWords = {
  unavailable: 'Not available right now',
  trouble: {
    offline: 'You’re offline. Scores will update when you reconnect.',
    unreachable: 'Can’t reach Touchline. Retrying.',
    timeout: 'Touchline is taking too long to answer. Retrying.',
    service: 'Live updates are delayed. Retrying.',
    limit: 'Updates are paused for a while. Retrying.',
    limitHour: 'This hour’s data limit is used up. Retrying on the hour at the latest.',
    limitDay: 'Today’s data limit is used up. Retrying at midnight UTC at the latest.',
    allowanceHour: 'Updates are slower because this hour’s data limit is running low.',
    allowanceDay: 'Updates are slower because today’s data limit is running low.',
    plan: 'Not available on this site.',
    busy: 'Touchline is very busy. Retrying.',
    refused: 'This site can’t get new data. Please contact its operator.',
    loading: 'Getting the latest.',
    other: 'Couldn’t refresh. Retrying.',
  },
  /** Hours of a day without an answer, under those that have one. */
  missing: {
    all: 'This day’s matches could not be loaded.',
    before: (time: string) => `Matches before ${time} could not be loaded.`,
    from: (time: string) => `Matches from ${time} on could not be loaded.`,
    between: (from: string, to: string) => `Matches between ${from} and ${to} could not be loaded.`,
    retry: 'Try again',
  },
  dismiss: 'Dismiss',
  old: {
    from: (time: string) => `Last updated ${time}.`,
    updated: (minutes: number) =>
      minutes < 1
        ? 'Updated less than a minute ago.'
        : minutes < 60
          ? `Updated ${minutes} min ago.`
          : `Updated ${Math.floor(minutes / 60)} h ${minutes % 60} min ago.`,
    paused: (time: string) => `Updates paused at ${time}.`,
  },
};

export type Trouble = keyof (typeof troubleWords)['trouble'];

export const useTroubleWords = wordsOf(troubleWords);
export type TroubleWords = ReturnType<typeof useTroubleWords>;
