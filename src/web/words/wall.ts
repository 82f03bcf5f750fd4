import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the frame of a wall display; each view has its own beside it. */
export const wallWords = {
  wall: {
    /** Titles of the views. */
    views: {
      board: 'Live',
      /** While none of its matches is in play. */
      grid: 'Scores',
      match: 'Match',
      best: 'Match to watch',
      table: 'Table',
      next: 'Next',
      results: 'Results',
      tv: 'On TV',
      vidiprinter: 'Vidiprinter',
      odds: 'Odds',
      clock: 'Time',
    },
    /** Of several matches, in place of `views.board`. */
    toWatch: 'Worth watching',
    matches: (n: number) => plural('en', n, { one: '1 match', other: `${n} matches` }),
    page: (page: number, of: number) => `page ${page} of ${of}`,
    behind: (seconds: number) => `${seconds} s behind`,
    age: (time: string) => `data ${time} old`,
  },
};

export const useWallWords = wordsOf(wallWords);
export type WallWords = ReturnType<typeof useWallWords>;
