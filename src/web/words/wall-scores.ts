import { ordinal } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of a wall's board, results and next kick-offs, and of its goals. */
export const wallScoresWords = {
  wallScores: {
    /** After the minute of a goal. */
    penalty: 'pen',
    ownGoal: 'og',
    /** Players on the pitch. */
    players: (own: number, other: number) => `${own} v ${other}`,
    versus: 'v',
    unknownTime: 'Time to be confirmed',
    off: 'Called off',
    tomorrow: 'Tomorrow',
    yesterday: 'Yesterday',
    nothingOn: 'Nothing on now',
    nothingSoon: 'No matches today or tomorrow',
    nothingToday: 'No matches today',
    nextKickOffs: 'Next kick-offs',
    lastResults: 'Last results',
    /** Of a scorer, in a takeover of the screen. */
    numbered: (n: number) => `${ordinal(n)} goal today`,
    /** Where the browser refuses to play. */
    soundBlocked: 'Click once to allow sound',
  },
};

export const useWallScoresWords = wordsOf(wallScoresWords);
export type WallScoresWords = ReturnType<typeof useWallScoresWords>;
