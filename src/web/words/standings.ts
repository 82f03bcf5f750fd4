import { wordsOf } from './use-words.ts';

/** What a table says. */
export const standingsWords = {
  standings: {
    asItStands: 'as it stands',
    none: 'There is no table for this match.',
    /** Heads of columns: short, and what they mean. */
    columns: {
      position: ['#', 'Position'],
      team: ['Team', 'Team'],
      games_played: ['P', 'Played'],
      won: ['W', 'Won'],
      draw: ['D', 'Drawn'],
      lost: ['L', 'Lost'],
      goals_scored: ['GF', 'Goals for'],
      goals_against: ['GA', 'Goals against'],
      goals_diff: ['GD', 'Goal difference'],
      points: ['Pts', 'Points'],
      form: ['Form', 'Last results, newest last'],
    },
    letters: { W: ['W', 'won'], D: ['D', 'drawn'], L: ['L', 'lost'] },
    up: (places: number) => `up ${places}`,
    down: (places: number) => `down ${places}`,
    zones: 'What places lead to',
  },
};

export const useStandingsWords = wordsOf(standingsWords);
