import { formatCount } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the search, as a palette and as a page. */
export const searchWords = {
  search: {
    box: 'Search for teams, competitions, players, matches',
    placeholder: 'Teams, competitions, players …',
    close: 'Close search',
    title: (text: string) => `Search: ${text}`,
    found: 'Results',
    kinds: {
      team: 'Teams',
      league: 'Competitions',
      player: 'Players',
      match: 'Matches',
      country: 'Countries',
      continent: 'Continents',
      tv: 'TV channels',
    },
    one: {
      team: 'Team',
      league: 'Competition',
      player: 'Player',
      match: 'Match',
      country: 'Country',
      continent: 'Continent',
      tv: 'TV channel',
    },
    live: 'In play now',
    recent: 'Recent',
    forget: 'Clear recent',
    following: 'Following',
    all: (text: string) => `All results for “${text}”`,
    more: (n: number) => `Show all ${formatCount(n)}`,
    results: (n: number) => plural('en', n, { one: '1 result', other: `${formatCount(n)} results` }),
    none: (text: string) => `No results for “${text}”.`,
    noneHint: 'Try a team, competition, person, country or channel. Accents don’t matter.',
    nearly: (text: string) => `No results for “${text}”. Did you mean:`,
    short: 'Type at least three letters to search everything.',
    hint: 'Start typing a name.',
    searching: 'Searching …',
    also: 'Also search:',
    similar: 'Similar names:',
    clubs: 'Show each player’s club',
    limited: 'Search is limited to what is already loaded: today’s data limit is running low.',
    trouble: 'Search is unavailable. Showing saved results.',
    ways: 'Go to',
    vidiprinter: 'Vidiprinter',
    desk: 'Results to copy',
    competitions: 'All competitions',
    about: 'About this site',
  },
};

export const useSearchWords = wordsOf(searchWords);
