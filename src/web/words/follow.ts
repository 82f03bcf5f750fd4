import { wordsOf } from './use-words.ts';

/** Texts of the line and the sheet of what is followed. */
export const followWords = {
  follow: {
    /** Title of the sheet, and what the line says. */
    following: (name: string) => `Following ${name}`,
    followingMatch: 'Following this match',
    close: 'Close',
    alertsOn: 'Alerts are on',
    teams: 'Teams of this match',
    pin: 'At the top of every list',
    hide: 'Hide scores',
    unfollow: 'Unfollow',
  },
};

export const useFollowWords = wordsOf(followWords);
