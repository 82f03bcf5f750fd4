import { wordsOf } from './use-words.ts';

/** Why numbers are old, or missing, and the switch that pauses them. */
export const troubleWords = {
  unavailable: 'Not available right now',
  trouble: {
    offline: 'This device is offline. It goes on by itself once there is a connection.',
    unreachable: 'Touchline’s server does not answer. Trying again.',
    timeout: 'Touchline’s server takes too long to answer. Trying again.',
    service: 'Updates aren’t coming in right now. Trying again.',
    limit: 'Today’s requests are used up. Updates go on by themselves as soon as there are new ones.',
    allowance: 'Updates are slower because today’s requests are running low.',
    plan: 'Not available on this site.',
    busy: 'A lot of people are here right now. Trying again.',
    refused: 'This site cannot get new data. Its operator has to fix that.',
    other: 'The numbers could not be refreshed. Trying again.',
  },
  dismiss: 'Close this note',
  updates: { pause: 'Pause updates', resume: 'Resume updates' },
  old: {
    from: (time: string) => `These numbers are from ${time}.`,
    updated: (minutes: number) =>
      minutes < 1
        ? 'Updated less than a minute ago.'
        : minutes < 60
          ? `Updated ${minutes} min ago.`
          : `Updated ${Math.floor(minutes / 60)} h ${minutes % 60} min ago.`,
    paused: (time: string) => `Updates are paused. These numbers are from ${time}.`,
  },
};

export type Trouble = keyof (typeof troubleWords)['trouble'];

export const useTroubleWords = wordsOf(troubleWords);
