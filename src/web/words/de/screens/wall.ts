import type { wallWords } from '#web/words/wall.ts';

export const wall: typeof wallWords = {
  wall: {
    views: {
      board: 'Live',
      grid: 'Spiele',
      match: 'Spiel',
      best: 'Spiel der Stunde',
      table: 'Tabelle',
      next: 'Nächste Spiele',
      results: 'Ergebnisse',
      tv: 'Im TV',
      vidiprinter: 'Torticker',
      odds: 'Quoten',
      clock: 'Uhrzeit',
    },
    toWatch: 'Jetzt spannend',
    matches: (n) => (n === 1 ? '1 Spiel' : `${n} Spiele`),
    page: (page, of) => `Seite ${page} von ${of}`,
    behind: (seconds) => `${seconds} s verzögert`,
    age: (time) => `Daten ${time} alt`,
  },
};
