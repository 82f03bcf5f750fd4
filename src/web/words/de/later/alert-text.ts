import type { alertTextWords } from '#web/words/alert-text.ts';

export const alertText = {
  alertText: {
    goal: (team) => `Tor für ${team}`,
    ruledOut: 'Tor aberkannt',
    red: (team) => `Rote Karte für ${team}`,
    kickOff: 'Anstoß',
    lineUps: 'Die Aufstellungen sind da',
    halfTime: 'Halbzeit',
    fullTime: 'Abpfiff',
    ended: {
      'after-extra-time': 'Abpfiff nach Verlängerung',
      'after-penalties': 'Entscheidung im Elfmeterschießen',
      awarded: 'Spiel gewertet',
    },
    moved: {
      'new-time': 'Neue Anstoßzeit',
      postponed: 'Verlegt',
      cancelled: 'Abgesagt',
      abandoned: 'Abgebrochen',
    },
    how: { penalty: 'Elfmeter', own: 'Eigentor', 'second-yellow': 'Gelb-Rot' },
    match: (home, away) => `${home} – ${away}`,
  },
} satisfies typeof alertTextWords;
