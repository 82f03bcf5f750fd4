import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the page that compares two teams or two players. */
export const compareWords = {
  compare: {
    title: { team: 'Compare teams', player: 'Compare players' },
    pageTitle: (first: string, second: string) => `${first} v ${second}: comparison`,
    kind: { team: 'Teams', player: 'Players' },
    swap: 'Swap sides',
    fields: {
      team: { home: 'First team', away: 'Second team' },
      player: { home: 'First player', away: 'Second player' },
    },
    empty: { team: 'No team chosen', player: 'No player chosen' },
    choose: {
      team: 'Search for two teams by name to compare them.',
      player: 'Search for two players by name to compare them.',
    },
    chooseOther: {
      team: (name: string) => `Search for a team to compare with ${name}.`,
      player: (name: string) => `Search for a player to compare with ${name}.`,
    },
    both: 'This link mixes teams and players. Choose two teams or two players.',
    invalid: {
      team: 'This link does not name two teams. Search for them by name.',
      player: 'This link does not name two players. Search for them by name.',
    },
    same: {
      team: 'This link names the same team twice. Choose another one.',
      player: 'This link names the same player twice. Choose another one.',
    },
    many: 'Only two can be compared at a time. These are the first two of the link.',
    notFound: {
      team: 'Team not found. Choose another one.',
      player: 'Player not found. Choose another one.',
    },
    suggestions: 'Suggestions',
    unavailable: 'Not available right now. We’ll keep trying.',
    season: 'Season',
    groups: { overall: 'All matches', home: 'At home', away: 'Away' },
    rows: {
      pointsPerMatch: 'Points per match',
      cleanSheets: 'Clean sheets',
    },
    fewer: 'lower is better',
    lastFive: 'last five, all competitions',
    allMeetings: (n: number) => plural('en', n, { one: 'The only meeting', other: `All ${n} meetings` }),
    next: 'Now and next',
    noNext: 'No upcoming matches.',
    table: 'Table',
    differentTables: (first: string, one: string, second: string, other: string) =>
      `${first} play in ${one}, ${second} in ${other}.`,
    sameCompetition: (first: string, second: string) => `${first} and ${second} are in different tables.`,
    profile: 'Profile',
    scope: 'Competitions',
    scopes: { league: 'League', all: 'All competitions' },
    per90: 'Goals per 90 minutes',
    lastMatches: 'Last matches',
    noMatches: 'No recent matches for the current club.',
    earlier: 'Earlier matches',
  },
};

export const useCompareWords = wordsOf(compareWords);
