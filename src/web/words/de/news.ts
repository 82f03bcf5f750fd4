import type { newsWords } from '#web/words/news.ts';
import { plural } from '#web/words/plural.ts';
import { formatCount } from './format-count.ts';

export const news = {
  news: { goals: 'Letzte Tore', vidiprinter: 'Ticker', fullPage: 'Ganze Seite' },
  announce: {
    goal: (team, match, scorer, minute) =>
      `Tor für ${team}. ${match}.${scorer ? ` ${[scorer, minute].filter(Boolean).join(', ')}.` : ''}`,
    ruledOut: (match) => `Tor aberkannt. ${match}.`,
  },
  away: {
    goals: (came, went) => {
      const goals = plural('de', came, { one: 'ein Tor', other: `${formatCount(came)} Tore` });
      const rulings = plural('de', went, {
        one: 'ein Tor aberkannt',
        other: `${formatCount(went)} Tore aberkannt`,
      });
      if (went === 0) return `Während du weg warst: ${goals}`;
      if (came === 0) return `Während du weg warst: ${rulings}`;
      return `Während du weg warst: ${goals}, ${rulings}`;
    },
    dismiss: 'Ausblenden',
    ruledOut: 'Tor aberkannt',
    how: { penalty: '(Elfmeter)', own: '(Eigentor)' },
  },
} satisfies typeof newsWords;
