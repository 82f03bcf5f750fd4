import { signedNumber } from '#contract/signed-number.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

type Values = readonly [upper: number, lower: number] | null;

const compared = (reason: string, values: Values) =>
  values ? `${reason} (${values[0]} v ${values[1]})` : reason;

export const standingsWords = {
  standings: {
    asItStands: 'as it stands',
    table: 'Table',
    fullTable: 'Full table',
    gap: 'Places left out',
    moves: 'changes from live matches',
    noTable: 'No table for this season.',
    view: 'Home/away filter',
    views: { overall: 'Overall', home: 'Home', away: 'Away' },
    which: 'Table',
    /** Column headings: short form and meaning. */
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
      form: ['Form', 'Recent results, newest last'],
      next: ['Next', 'Next match'],
    },
    at: { home: ['H', 'at home'], away: ['A', 'away'] },
    yours: 'your team',
    jump: 'Jump to my team',
    letters: { W: ['W', 'won'], D: ['D', 'drawn'], L: ['L', 'lost'] },
    up: (places: number) => `up ${places}`,
    down: (places: number) => `down ${places}`,
    zones: 'Key',
    /** What a range of places leads to, which records have in English, and its sign in the rows. */
    zone: (name: string, letter: string): readonly [name: string, letter: string] => [name, letter],
    adjusted: (team: string, points: number) =>
      points < 0
        ? `${team}: ${plural('en', -points, { one: 'one point', other: `${-points} points` })} deducted.`
        : `${team}: ${plural('en', points, { one: 'one point', other: `${points} points` })} added.`,
    halved: 'Points from earlier matches were halved, so wins and draws don’t add up to the total.',
    /** The rules that separate teams level on points, in order. */
    order: (criteria: string) => `Tie-breakers: ${criteria}`,
    followed: ', ',
    criteria: {
      points: 'points',
      rounded: 'points rounded down when halved',
      'play-off': 'play-off (for the title or against relegation)',
      meetings: 'head-to-head',
      wins: 'wins',
      difference: 'goal difference',
      scored: 'goals scored',
      'away-wins': 'away wins',
      'away-goals': 'away goals',
      cards: 'disciplinary record',
      ranking: 'FIFA ranking',
      lots: 'drawing of lots',
    },
    nobodyLevel: 'No neighbouring teams are level on points.',
    above: (upper: string, lower: string, why: string) => `${upper} above ${lower}: ${why}.`,
    untold: 'reason not given',
    because: {
      points: () => 'more points',
      rounded: () => 'points rounded down when halved',
      'play-off': () => 'won the play-off',
      meetings: (values: Values) => compared('better head-to-head record', values),
      wins: (values: Values) => compared('more wins', values),
      difference: (values: Values) =>
        `better goal difference${values ? ` (${signedNumber(values[0], 'en')} v ${signedNumber(values[1], 'en')})` : ''}`,
      scored: (values: Values) => compared('more goals scored', values),
      'away-wins': (values: Values) => compared('more away wins', values),
      'away-goals': (values: Values) => compared('more away goals', values),
      cards: () => 'better disciplinary record',
      ranking: () => 'higher FIFA ranking',
      lots: () => 'decided by drawing lots',
    },
  },
};

export const useStandingsWords = wordsOf(standingsWords);
export type StandingsWords = Pick<ReturnType<typeof useStandingsWords>, 'standings'>;
