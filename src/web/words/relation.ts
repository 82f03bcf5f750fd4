import { wordsOf } from './use-words.ts';

/** How a related match belongs to a match. */
export const relationWords = {
  relation: {
    firstLeg: (score: string) => `1st leg ${score}`,
    secondLeg: (score: string) => `2nd leg ${score}`,
    replayOf: (when: string) => `Replay of the match abandoned on ${when}`,
    insteadOf: (when: string) => `Originally scheduled for ${when}`,
  },
};

export const useRelationWords = wordsOf(relationWords);
export type RelationWords = ReturnType<typeof useRelationWords>;
