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
      unreadable: 'The time in this link isn’t valid. Showing the latest.',
      early: 'The match hadn’t started by then. Showing kick-off.',
      late: 'The match was over by then. Showing the result.',
      future: 'The time in this link is still to come. Showing the latest.',
    },
    approximate: 'Times are approximate: only the minute of each goal and card is known.',
    notThen: 'Not available for an earlier minute.',
    unplayed: 'This match hasn’t been played.',
    noMatches: 'No match has been played that could be rewound.',
    tableAt: (table: string, time: string) => `${table} at ${time}`,
    noTable: 'We can’t rebuild the table for that time.',
  },
};

export const useRewindWords = wordsOf(rewindWords);
export type RewindProblem = keyof typeof rewindWords.rewind.problems;
