import { formatCount } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of news: as they happen, and after an absence. */
export const newsWords = {
  news: { goals: 'Latest goals', vidiprinter: 'Vidiprinter', fullPage: 'Full page' },
  announce: {
    /** Numbers of what happened at the same time, for screen readers. */
    several: (goalCount: number, ruledOutCount: number, otherCount: number) => {
      const goals = plural('en', goalCount, { one: '1 goal', other: `${formatCount(goalCount)} goals` });
      const rulings = plural('en', ruledOutCount, {
        one: '1 goal ruled out',
        other: `${formatCount(ruledOutCount)} goals ruled out`,
      });
      const others = plural('en', otherCount, {
        one: '1 other alert',
        other: `${formatCount(otherCount)} other alerts`,
      });
      return [goalCount && goals, ruledOutCount && rulings, otherCount && others].filter(Boolean).join(', ');
    },
  },
  away: {
    /** By the time and not by an absence: a page whose answers were late has missed goals, too. */
    goals: (came: number, went: number, since: string) => {
      const goals = plural('en', came, { one: 'One goal', other: `${formatCount(came)} goals` });
      const rulings = plural('en', went, { one: 'One goal', other: `${formatCount(went)} goals` });
      if (went === 0) return `${goals} since ${since}`;
      if (came === 0) return `${rulings} ruled out since ${since}`;
      return `${goals} since ${since}, and ${went === 1 ? 'one' : formatCount(went)} ruled out`;
    },
    dismiss: 'Dismiss',
  },
};

export const useNewsWords = wordsOf(newsWords);
export type NewsWords = ReturnType<typeof useNewsWords>;
