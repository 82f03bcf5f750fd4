import { wordsOf } from './use-words.ts';

/** What the list of competitions says, and the page of one. */
export const competitionWords = {
  competitions: {
    title: 'Competitions',
    filter: 'Filter by competition or country',
    mine: 'Kept on top and followed',
    noMatch: (text: string) => `No competition for “${text}”.`,
    none: 'The data service tells of no competition.',
    world: 'International',
    cup: 'Cup',
    amateur: 'Amateur',
    friendly: 'Friendlies',
  },
  competition: {
    notFound: 'There is no competition with this number.',
    noSeason: 'The data service knows no season of this competition.',
    label: 'About this competition',
    title: (name: string, tab: string) => `${name}: ${tab}`,
    season: 'Season',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    tabs: {
      table: 'Table',
      bracket: 'Bracket',
      fixtures: 'Fixtures',
      results: 'Results',
      leaders: 'Leaders',
      venues: 'Venues',
    },
    rounds: 'Which round',
    allRounds: 'All rounds',
    more: 'Show all',
    noFixtures: 'No match of this season is still to come.',
    noResults: 'No match of this season has been played yet.',
  },
};

export const useCompetitionWords = wordsOf(competitionWords);
