import { wordsOf } from './use-words.ts';

/** Why a match lacks a tab whose address is open, and where to go instead. */
export const missingTabWords = {
  missingTab: {
    reasons: {
      lineups: 'No line-ups available for this match.',
      stats: 'No statistics for this match.',
      table: 'No table for this match.',
      odds: 'Odds are not available on this site.',
      tv: 'No TV channel listed.',
    },
    statsLater: 'Statistics appear after kick-off.',
    notPlayed: 'Match not played on this date.',
    /** Where the account's plan lacks the data. */
    notIncluded: {
      lineups: 'Line-ups are not available for this competition here.',
      stats: 'Statistics are not available for this competition here.',
      table: 'The table is not available for this competition here.',
      odds: 'Odds are not available for this competition here.',
      h2h: 'Head-to-head records are not available for this competition here.',
      tv: 'TV channels are not available for this competition here.',
    },
    summary: 'Match summary',
    guide: 'TV guide',
  },
};

export const useMissingTabWords = wordsOf(missingTabWords);
