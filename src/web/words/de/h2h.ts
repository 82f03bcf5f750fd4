import type { h2hWords } from '#web/words/h2h.ts';

export const h2h = {
  h2h: {
    title: 'Begegnungen',
    ground: 'Auf wessen Platz',
    all: 'Alle',
    at: (team) => `Bei ${team}`,
    won: (team) => `Siege ${team}`,
    drawn: 'Unentschieden',
    goals: (home, away) => `Tore ${home}:${away}`,
    none: 'Der Datendienst kennt keine Begegnung dieser beiden.',
    noneHere: 'Der Datendienst kennt keine Begegnung auf diesem Platz.',
    last: (team) => `${team}: letzte Spiele`,
    results: { W: ['S', 'gewonnen'], D: ['U', 'unentschieden'], L: ['N', 'verloren'] },
  },
} satisfies typeof h2hWords;
