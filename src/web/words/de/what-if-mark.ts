import type { whatIfMarkWords } from '#web/words/what-if-mark.ts';

export const whatIfMark = {
  whatIfMark: {
    title: 'Was wäre, wenn',
    openTitle: 'Tore in laufenden Spielen ausprobieren',
    notReal: 'Hypothetische Tabelle',
    moves: 'gegenüber der Live-Tabelle',
  },
} satisfies typeof whatIfMarkWords;
