import { wordsOf } from './use-words.ts';

/** Texts of alerts: titles, and the parts of the line below. */
export const alertTextWords = {
  alertText: {
    goal: (team: string) => `Goal for ${team}`,
    ruledOut: 'Goal ruled out',
    red: (team: string) => `Red card for ${team}`,
    kickOff: 'Kick-off',
    lineUps: 'Line-ups are in',
    halfTime: 'Half-time',
    fullTime: 'Full time',
    ended: {
      'after-extra-time': 'Full time, after extra time',
      'after-penalties': 'Full time, after penalties',
      awarded: 'Result awarded',
    },
    moved: {
      'new-time': 'New kick-off time',
      postponed: 'Postponed',
      cancelled: 'Cancelled',
      abandoned: 'Abandoned',
    },
    how: { penalty: 'penalty', own: 'own goal', 'second-yellow': 'second yellow' },
    match: (home: string, away: string) => `${home} v ${away}`,
    /** More than four alerts of a kind. */
    several: {
      goals: (n: number) => `${n} goals`,
      reds: (n: number) => `${n} red cards`,
      'kick-off': (n: number) => `Kick-off in ${n} matches`,
      'line-ups': (n: number) => `Line-ups of ${n} matches are in`,
      'half-time': (n: number) => `Half-time in ${n} matches`,
      'full-time': (n: number) => `Full time in ${n} matches`,
      moved: (n: number) => `${n} matches moved or called off`,
    },
    /** After the names of matches. */
    more: (n: number) => `and ${n} more`,
  },
};

export const useAlertTextWords = wordsOf(alertTextWords);
export type AlertTextWords = ReturnType<typeof useAlertTextWords>;
