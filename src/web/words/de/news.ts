import type { newsWords } from '#web/words/news.ts';
import { plural } from '#web/words/plural.ts';
import { formatCount } from './format-count.ts';

export const news = {
  news: { goals: 'Letzte Tore', vidiprinter: 'Torticker', fullPage: 'Ganze Seite' },
  announce: {
    several: (goalCount, ruledOutCount, otherCount) => {
      const goals = plural('de', goalCount, { one: '1 Tor', other: `${formatCount(goalCount)} Tore` });
      const rulings = plural('de', ruledOutCount, {
        one: '1 Tor aberkannt',
        other: `${formatCount(ruledOutCount)} Tore aberkannt`,
      });
      const others = plural('de', otherCount, {
        one: '1 weitere Meldung',
        other: `${formatCount(otherCount)} weitere Meldungen`,
      });
      return [goalCount && goals, ruledOutCount && rulings, otherCount && others].filter(Boolean).join(', ');
    },
  },
  away: {
    goals: (came, went, since) => {
      const goals = plural('de', came, { one: 'ein Tor', other: `${formatCount(came)} Tore` });
      const rulings = plural('de', went, {
        one: 'ein Tor aberkannt',
        other: `${formatCount(went)} Tore aberkannt`,
      });
      if (went === 0) return `Seit ${since}: ${goals}`;
      if (came === 0) return `Seit ${since}: ${rulings}`;
      return `Seit ${since}: ${goals}, ${rulings}`;
    },
    dismiss: 'Ausblenden',
  },
} satisfies typeof newsWords;
