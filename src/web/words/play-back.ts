import { wordsOf } from './use-words.ts';

/** Texts of a match that the spoiler shield hides, and of playing it back. */
export const playBackWords = {
  playBack: {
    /** In place of the score. */
    hidden: 'Score hidden',
    /** Shows the events of a match one by one. */
    start: 'Play it back',
    resume: 'Resume where you left off',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    stop: 'Stop',
    /** Of a match that is not over. */
    upToDate: 'That is everything so far.',
  },
};

export const usePlayBackWords = wordsOf(playBackWords);
