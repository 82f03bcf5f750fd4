import { useChangesWords } from '#web/words/changes.ts';
import { useDeskWords } from '#web/words/desk.ts';
import { useMatchWords } from '#web/words/match.ts';
import { useMatchStatsWords } from '#web/words/match-stats.ts';
import { useNotesWords } from '#web/words/notes.ts';

/** Returns all words of a match's text. */
export const useMatchTexts = () => ({
  ...useNotesWords(),
  ...useChangesWords(),
  ...useMatchStatsWords(),
  ...useDeskWords(),
  ...useMatchWords(),
});

export type MatchTexts = ReturnType<typeof useMatchTexts>;
