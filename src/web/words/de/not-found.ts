import type { notFoundWords } from '#web/words/not-found.ts';

export const notFound = {
  notFound: {
    title: 'Nicht gefunden',
    page: 'Unter dieser Adresse gibt es keine Seite.',
    back: 'Zu den Spielen von heute',
  },
} satisfies typeof notFoundWords;
