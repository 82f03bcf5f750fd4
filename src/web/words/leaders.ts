import { count } from './en.ts';
import { wordsOf } from './use-words.ts';

/** What the lists of a season's best say. */
export const leadersWords = {
  leaders: {
    list: 'Which list',
    lists: { topscorers: 'Goals', topassists: 'Assists', topcards: 'Cards' },
    none: 'The data service tells no list for this season.',
    more: (all: number) => `Show all ${count(all)}`,
    columns: {
      pos: ['#', 'Place'],
      player: ['Player', 'Player and team'],
      goals: ['Goals', 'Goals'],
      penalties: ['Pens', 'Goals from the spot among them'],
      assists: ['Assists', 'Assists'],
      yellowcards: ['Yellow', 'Yellow cards'],
      yellowredcards: ['2nd yellow', 'Sent off with a second yellow card'],
      redcards: ['Red', 'Red cards'],
      matches_played: ['Matches', 'Matches played'],
      minutes_played: ['Minutes', 'Minutes played'],
    },
  },
};

export const useLeadersWords = wordsOf(leadersWords);
