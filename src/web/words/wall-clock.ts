import { wordsOf } from './use-words.ts';

/** Texts of the clock view of a wall. */
export const wallClockWords = {
  wallClock: {
    title: (city: string) => `Time in ${city}`,
    next: 'Next kick-off',
    nextMatch: (time: string, home: string, away: string) => `${time} ${home} v ${away}`,
    others: (count: number) => `and ${count} more`,
    inPlay: (count: number) => `${count} in play now`,
  },
};

export const useWallClockWords = wordsOf(wallClockWords);
