import { formatCount } from './en.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the lists of top scorers, assists and cards. */
export const leadersWords = {
  leaders: {
    list: 'Category',
    lists: { topscorers: 'Goals', topassists: 'Assists', topcards: 'Cards' },
    none: 'No player statistics for this season.',
    /** A place that several players share. */
    shared: (place: number) => `${place}=`,
    more: (all: number) => `Show all ${formatCount(all)}`,
    columns: {
      pos: ['#', 'Rank'],
      player: ['Player', 'Player and team'],
      goals: ['Goals', 'Goals'],
      penalties: ['Pens', 'Of which penalties'],
      assists: ['Assists', 'Assists'],
      yellowcards: ['Yellow', 'Yellow cards'],
      yellowredcards: ['2nd yellow', 'Second yellows'],
      redcards: ['Red', 'Red cards'],
      matches_played: ['Matches', 'Matches played'],
      minutes_played: ['Minutes', 'Minutes played'],
    },
  },
};

export const useLeadersWords = wordsOf(leadersWords);
