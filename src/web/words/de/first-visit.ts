import type { firstVisitWords } from '#web/words/first-visit.ts';

export const firstVisit = {
  firstVisit: { choose: 'Wähle deine Teams', dismiss: 'Jetzt nicht' },
} satisfies typeof firstVisitWords;
