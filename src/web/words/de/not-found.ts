import type { notFoundWords } from '#web/words/not-found.ts';

export const notFound = {
  notFound: {
    title: 'Nicht gefunden',
    page: 'Seite nicht gefunden.',
    back: 'Zurück zu den Spielen von heute',
  },
} satisfies typeof notFoundWords;
