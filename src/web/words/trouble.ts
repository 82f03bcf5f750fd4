import { wordsOf } from './use-words.ts';

/** Why numbers are old, or missing, and the switch that pauses them. */
export const troubleWords = {
  unavailable: 'Not available right now',
  trouble: {
    offline: 'This device is offline. It goes on by itself once there is a connection.',
    unreachable: 'Touchline’s server does not answer. Trying again.',
    timeout: 'Touchline’s server takes too long to answer. Trying again.',
    service: 'The data service does not answer. Trying again.',
    limit:
      'The account of the data service has reached its limit. Fewer questions are asked until it resets.',
    refused: 'The data service refuses the account. Whoever runs this Touchline has to look at it.',
    other: 'The numbers could not be refreshed. Trying again.',
  },
  updates: { pause: 'Pause updates', resume: 'Resume updates' },
  old: {
    from: (time: string) => `These numbers are from ${time}.`,
    paused: (time: string) => `Updates are paused. These numbers are from ${time}.`,
  },
};

export type Trouble = keyof (typeof troubleWords)['trouble'];

export const useTroubleWords = wordsOf(troubleWords);
