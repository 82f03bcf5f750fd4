import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the delay that makes the app agree with the viewer's television. */
export const delayWords = {
  delay: {
    title: 'Match my TV',
    note: 'Broadcasts and streams run late. Touchline shows everything just as late: scores, tables, odds and alerts.',
    behind: (seconds: number) => plural('en', seconds, { one: '1 s behind', other: `${seconds} s behind` }),
    change: (seconds: number) => `Match my TV: ${seconds} seconds behind. Change`,
    off: 'Turn the delay off',
    starts: 'This page starts in',
    startsNote: (seconds: number) =>
      `To match your TV, everything is shown ${seconds} s late. There is no older version of this page yet.`,
    rest: (seconds: number) => `The rest of this page follows in ${seconds} s.`,
    seconds: 'Seconds behind',
    exact: 'Seconds, as a number',
    apply: 'Set the delay',
    match: 'Only until this match is over',
    day: 'Remembered for a day.',
    taps: 'Find it by one tap',
    goal: 'I see the goal now',
    kickOff: 'I see the kick-off now',
    noMatch: 'To find the delay by one tap, open the page of the match that you’re watching.',
    measuring: 'Measuring. This takes a few minutes after the kick-off.',
    found: (seconds: number) => `Your TV is ${seconds} s behind.`,
    notFound: 'No goal or kick-off within five minutes before your tap. Use the slider.',
    close: 'Close',
  },
};

export const useDelayWords = wordsOf(delayWords);
