import { wordsOf } from './use-words.ts';

/** Texts of the list of competitions and of a competition's page. */
export const competitionWords = {
  competitions: {
    title: 'Competitions',
    filter: 'Filter by competition or country',
    mine: 'Pinned and followed',
    noMatch: (text: string) => `No competitions match “${text}”.`,
    none: 'No competitions available.',
    world: 'International',
    popular: 'Popular',
    kinds: { cup: 'Cup', youth: 'Youth', reserves: 'Reserves', friendly: 'Friendlies' },
  },
  competition: {
    notFound: 'Competition not found.',
    noSeason: 'No seasons available.',
    label: 'Competition sections',
    title: (name: string, tab: string) => `${name}: ${tab}`,
    season: 'Season',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    tabs: {
      table: 'Table',
      bracket: 'Bracket',
      fixtures: 'Fixtures',
      results: 'Results',
      leaders: 'Statistics',
      venues: 'Stadiums',
    },
    rounds: 'Round',
    allRounds: 'All rounds',
    more: 'Show all',
    /** Why a season lacks a tab whose address is open. */
    missing: {
      table: 'No table: this competition is played in knockout rounds.',
      bracket: 'No knockout rounds this season.',
      undrawn: 'The draw for the knockout rounds has not been made yet.',
    },
    noFixtures: 'No fixtures left this season.',
    noResults: 'No results yet this season.',
  },
};

export const useCompetitionWords = wordsOf(competitionWords);
