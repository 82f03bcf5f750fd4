import { wordsOf } from './use-words.ts';

/** Texts of the cards of a match that has begun. */
export const matchCardsWords = {
  matchCards: {
    label: 'More about this match',
    details: 'All details',
    allPrices: 'All odds',
    bestOf: (count: number) => `in play, best of ${count}`,
    allStats: 'All statistics',
    lineUpsIn: 'Line-ups are in',
    pitch: 'Pitch and benches',
    bestSoFar: 'best so far',
    best: 'best rating',
    nextGoal: 'What a goal would mean',
    goal: (team: string) => `Goal for ${team}`,
    ifNothingElse: 'From the table as it stands, if nothing else changes.',
    missing: (what: string) => `No ${what} for this match.`,
    missingParts: { stats: 'statistics', lineups: 'line-ups', tv: 'TV listing' },
  },
};

export const useMatchCardsWords = wordsOf(matchCardsWords);
