import type { h2hWords } from '#web/words/h2h.ts';
import { first } from './first.ts';

export const h2h = {
  h2h: {
    title: 'Direkter Vergleich',
    ground: 'Stadion',
    all: 'Alle',
    home: 'Heim',
    away: 'Auswärts',
    at: (team) => `${team} zu Hause`,
    won: (team) => `Siege ${team}`,
    drawn: 'Unentschieden',
    goals: (home, away) => `Tore ${first.score(home, away)}`,
    noneHere: 'Noch keine Duelle in diesem Stadion.',
    last: (team) => `${team}: Form`,
  },
} satisfies typeof h2hWords;
