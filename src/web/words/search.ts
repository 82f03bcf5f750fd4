import { count } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** What the search says, over a page and as one. */
export const searchWords = {
  search: {
    label: 'Search',
    box: 'Search for teams, competitions, players, matches',
    placeholder: 'Teams, competitions, players …',
    close: 'Close the search',
    title: (text: string) => `Search: ${text}`,
    found: 'Results',
    kinds: {
      team: 'Teams',
      league: 'Competitions',
      player: 'Players',
      match: 'Matches',
      country: 'Countries',
      continent: 'Continents',
      referee: 'Referees',
      tv: 'TV channels',
    },
    one: {
      team: 'Team',
      league: 'Competition',
      player: 'Player',
      match: 'Match',
      country: 'Country',
      continent: 'Continent',
      referee: 'Referee',
      tv: 'TV channel',
    },
    recent: 'Recent',
    forget: 'Forget these',
    following: 'Following',
    all: (text: string) => `All results for “${text}”`,
    more: (n: number) => `Show all ${count(n)}`,
    results: (n: number) => plural('en', n, { one: '1 result', other: `${count(n)} results` }),
    none: (text: string) => `Nothing is called “${text}”.`,
    noneHint:
      'Names of teams, competitions, people, countries and channels are found, with or without accents.',
    nearly: (text: string) => `Nothing is called “${text}”. This comes close:`,
    short: 'Three letters or more are looked for everywhere; fewer only among today’s matches.',
    hint: 'Type a name, or a part of it.',
    searching: 'Searching …',
    also: 'Search also:',
    similar: 'Look for similar names:',
    clubs: 'Show the clubs of players with the same name',
    limited: 'Today’s requests are running low, so only what is already loaded is searched.',
    trouble: 'The search cannot be asked right now. What is at hand is shown.',
    ways: 'More',
    my: 'My matches',
    competitions: 'All competitions',
    console: 'API console',
    status: 'Status',
  },
};

export const useSearchWords = wordsOf(searchWords);
