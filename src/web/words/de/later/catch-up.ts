import type { catchUpWords } from '#web/words/catch-up.ts';

export const catchUp = {
  catchUp: {
    name: 'Nachholen',
    title: (day) => `Nachholen, ${day}`,
    place: (number, count) => `Spiel ${number} von ${count}`,
    upNext: 'Gleich',
    skip: 'Nächstes Spiel',
    done: (count) => (count === 1 ? 'Das war dein Spiel.' : `Das waren deine ${count} Spiele.`),
    nothing: 'Von den Spielen, denen du folgst, ist an diesem Tag keines neu für dich.',
    allScores: 'Alle Ergebnisse des Tages',
  },
} satisfies typeof catchUpWords;
