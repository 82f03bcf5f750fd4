import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

type Values = readonly [upper: number, lower: number] | null;

const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
const compared = (told: string, values: Values) => (values ? `${told}, ${values[0]} to ${values[1]}` : told);

/** What a table says. */
export const standingsWords = {
  standings: {
    asItStands: 'as it stands',
    table: 'Table',
    moves: 'against the table before today’s kick-offs',
    none: 'There is no table for this match.',
    noTable: 'The data service tells no table for this season.',
    view: 'Which matches count',
    views: { overall: 'Overall', home: 'Home', away: 'Away' },
    which: 'Which table',
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
      next: ['Next', 'Next match'],
    },
    at: { home: ['H', 'at home'], away: ['A', 'away'] },
    letters: { W: ['W', 'won'], D: ['D', 'drawn'], L: ['L', 'lost'] },
    up: (places: number) => `up ${places}`,
    down: (places: number) => `down ${places}`,
    zones: 'What places lead to',
    adjusted: (team: string, points: number) =>
      points < 0
        ? `${team}: ${plural('en', -points, { one: 'one point', other: `${-points} points` })} deducted.`
        : `${team}: ${plural('en', points, { one: 'one point', other: `${points} points` })} added.`,
    /** What parts teams that are level, in what order. */
    order: (criteria: string) => `Level on points: ${criteria}`,
    followed: ', then ',
    criteria: {
      points: 'points',
      'play-off': 'a play-off',
      meetings: 'the matches between them',
      wins: 'matches won',
      difference: 'goal difference',
      scored: 'goals scored',
      lots: 'lots',
    },
    nobodyLevel: 'No two teams that follow each other have the same points.',
    above: (upper: string, lower: string, why: string) => `${upper} above ${lower}: ${why}.`,
    untold: 'the data service does not tell why',
    because: {
      points: () => 'more points',
      'play-off': () => 'won the play-off between the two',
      meetings: (values: Values) => compared('better in the matches between those who are level', values),
      wins: (values: Values) => compared('more matches won', values),
      difference: (values: Values) =>
        `better goal difference${values ? `, ${signed(values[0])} to ${signed(values[1])}` : ''}`,
      scored: (values: Values) => compared('more goals scored', values),
      lots: () => 'drawn by lot',
    },
  },
};

export const useStandingsWords = wordsOf(standingsWords);
