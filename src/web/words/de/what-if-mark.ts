import type { whatIfMarkWords } from '#web/words/what-if-mark.ts';

export const whatIfMark = {
  whatIfMark: {
    title: 'Was wäre wenn',
    openTitle: 'Tore in laufenden Spielen ausprobieren',
    notReal: 'Nicht die echte Tabelle',
    moves: 'gegenüber der echten Tabelle',
  },
} satisfies typeof whatIfMarkWords;
