import type { whatIfMarkWords } from '#web/words/what-if-mark.ts';

export const whatIfMark = {
  whatIfMark: {
    title: 'Wenn',
    open: 'Wenn …',
    openTitle: 'Tore in laufenden Spielen ausprobieren',
    notReal: 'Nicht die echte Tabelle',
    moves: 'gegenüber der echten Tabelle',
  },
} satisfies typeof whatIfMarkWords;
