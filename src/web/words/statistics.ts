import { formatCount } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the statistics of a season and its teams. */
export const statisticsWords = {
  statistics: {
    season: 'The season so far',
    matches: 'Matches',
    of: (all: number) => `of ${formatCount(all)}`,
    perMatch: 'Goals per match',
    goals: (n: number) => plural('en', n, { one: '1 goal', other: `${formatCount(n)} goals` }),
    cleanSheets: 'Clean sheets',
    bothScored: 'Both scored',
    manyGoals: '3 or more goals',
    cards: 'Cards per match',
    yellowAndRed: (yellow: number, red: number) => `${formatCount(yellow)} yellow, ${formatCount(red)} red`,
    results: 'Results',
    homeWins: 'Home wins',
    draws: 'Draws',
    awayWins: 'Away wins',
    minutes: 'Goals by minute',
    teams: 'Teams',
    noTeams: 'No team statistics for this season.',
    columns: {
      matches: ['P', 'Played'],
      scored: ['Goals', 'Goals scored'],
      scoredPerMatch: ['Avg', 'Goals scored per match'],
      conceded: ['Against', 'Goals conceded'],
      concededPerMatch: ['Avg', 'Goals conceded per match'],
      cleanSheets: ['Clean sheets', 'Clean sheets'],
      goalless: ['No goal', 'Matches without scoring'],
      bothScored: ['Both scored', 'Matches in which both teams scored'],
      manyGoals: ['3+ goals', 'Matches with three goals or more'],
    },
    players: {
      home: ['Home', 'Goals at home'],
      away: ['Away', 'Goals away from home'],
      minutesPerGoal: ['Mins/goal', 'Minutes per goal'],
      minutesPerAssist: ['Mins/assist', 'Minutes per assist'],
    },
  },
};

export const useStatisticsWords = wordsOf(statisticsWords);
