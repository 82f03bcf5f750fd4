import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the delay that makes the app agree with the viewer's television. */
export const delayWords = {
  delay: {
    title: 'Sync with TV',
    note: 'TV and streams lag. Touchline can delay scores, tables, odds and alerts by the same amount.',
    behind: (seconds: number) => plural('en', seconds, { one: '1 s behind', other: `${seconds} s behind` }),
    change: (seconds: number) =>
      `Sync with TV: ${plural('en', seconds, { one: '1 second', other: `${seconds} seconds` })} behind. Change`,
    off: 'Turn the delay off',
    starts: 'This page starts in',
    startsNote: (seconds: number) => `This page starts once it is ${seconds} s behind, like your TV.`,
    rest: (seconds: number) => `The rest of this page follows in ${seconds} s.`,
    seconds: 'Seconds behind',
    exact: 'Seconds, as a number',
    apply: 'Set the delay',
    match: 'Only until this match is over',
    day: 'Remembered for a day.',
    taps: 'Set it with one tap',
    goal: 'Goal on my screen – now',
    kickOff: 'Kick-off on my screen – now',
    noMatch: 'To set it with one tap, open the page of the match that you’re watching.',
    measuring: 'Measuring. This takes a few minutes after the kick-off.',
    found: (seconds: number) => `Your TV is ${seconds} s behind.`,
    notFound: 'No goal or kick-off within five minutes before your tap. Use the slider.',
    close: 'Close',
  },
};

export const useDelayWords = wordsOf(delayWords);
