import { wordsOf } from './use-words.ts';

/** Texts of a page that is rewound to an earlier instant. */
export const rewindWords = {
  rewind: {
    label: 'Rewind',
    asAt: (time: string) => `As it stood at ${time}`,
    slider: 'Minute',
    play: 'Play from here',
    pause: 'Pause',
    speed: 'Speed',
    times: (factor: number) => `×${factor}`,
    previousGoal: 'Previous goal',
    nextGoal: 'Next goal',
    toLive: 'Back to live',
    toResult: 'Back to the result',
    toNow: 'Back to now',
    inPlay: (count: number) =>
      count === 0 ? 'No match in play' : count === 1 ? '1 match in play' : `${count} matches in play`,
    problems: {
      unreadable: 'The time in this link can’t be read. This is how it stands instead.',
      early: 'The match hadn’t begun at the time in this link. This is its kick-off.',
      late: 'The match was over by the time in this link. This is the result.',
      future: 'The time in this link is still to come. This is how it stands.',
    },
    approximate: 'Times are approximate: only the minute of each goal and card is known.',
    notThen: 'Not available for an earlier minute.',
    unplayed: 'There is nothing to rewind in this match.',
    noMatches: 'No match has been played that could be rewound.',
    tableAt: (table: string, time: string) => `${table} at ${time}`,
    noTable: 'The results don’t say how the table stood at that time.',
  },
};

export const useRewindWords = wordsOf(rewindWords);
export type RewindProblem = keyof typeof rewindWords.rewind.problems;
