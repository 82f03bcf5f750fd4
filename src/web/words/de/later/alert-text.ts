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
    several: {
      goals: (n) => `${n} Tore`,
      reds: (n) => `${n} Rote Karten`,
      'kick-off': (n) => `Anstoß in ${n} Spielen`,
      'line-ups': (n) => `Aufstellungen von ${n} Spielen sind da`,
      'half-time': (n) => `Halbzeit in ${n} Spielen`,
      'full-time': (n) => `Abpfiff in ${n} Spielen`,
      moved: (n) => `${n} Spiele verlegt oder abgesagt`,
    },
    more: (n) => `und ${n} weitere`,
  },
} satisfies typeof alertTextWords;
