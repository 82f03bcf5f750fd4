import { ordinal, plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of a wall's board, results and next kick-offs, and of its goals. */
export const wallScoresWords = {
  wallScores: {
    /** After the minute of a goal. */
    penalty: 'pen',
    ownGoal: 'og',
    /** Players on the pitch. */
    players: (own: number, other: number) => `${own} v ${other}`,
    noGoal: 'NO GOAL',
    goal: 'GOAL',
    versus: 'v',
    countdown: (time: string) => `in ${time}`,
    kickOffNow: 'kick-off',
    unknownTime: 'Time to be confirmed',
    off: 'Called off',
    tomorrow: 'Tomorrow',
    yesterday: 'Yesterday',
    nothingOn: 'Nothing on now',
    nothingSoon: 'No matches today or tomorrow',
    nextKickOffs: 'Next kick-offs',
    lastResults: 'Last results',
    /** A takeover of the screen. */
    goals: (n: number) => plural('en', n, { one: '1 GOAL', other: `${n} GOALS` }),
    byPenalty: 'Penalty',
    byOwnGoal: 'Own goal',
    numbered: (n: number) => `${ordinal(n)} goal today`,
    scorerUnknown: 'Scorer to be confirmed',
    ruledOut: 'Goal ruled out',
    /** Where the browser refuses to play. */
    soundBlocked: 'Click once to allow sound',
  },
};

export const useWallScoresWords = wordsOf(wallScoresWords);
export type WallScoresWords = ReturnType<typeof useWallScoresWords>;
