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
  },
};

export const useAlertTextWords = wordsOf(alertTextWords);
export type AlertTextWords = ReturnType<typeof useAlertTextWords>;
