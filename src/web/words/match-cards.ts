import { wordsOf } from './use-words.ts';

/** Texts of the cards of a match that has begun. */
export const matchCardsWords = {
  matchCards: {
    label: 'More about this match',
    details: 'All details',
    allPrices: 'All odds',
    bestOf: (count: number) => (count === 1 ? 'in play, 1 bookmaker' : `in play, best of ${count}`),
    allStats: 'All statistics',
    lineUpsIn: 'Line-ups are in',
    pitch: 'Pitch and benches',
    bestSoFar: 'best so far',
    best: 'best rating',
    nextGoal: 'What a goal would mean',
    goal: (team: string) => `Goal for ${team}`,
    ifNothingElse: 'Based on the current table, if nothing else changes.',
    missing: (what: string) => `No ${what} for this match.`,
    missingParts: { stats: 'statistics', lineups: 'line-ups', tv: 'TV listing' },
  },
};

export const useMatchCardsWords = wordsOf(matchCardsWords);
