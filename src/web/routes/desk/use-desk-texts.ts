import { useMemo } from 'react';
import { useChangesWords } from '#web/words/changes.ts';
import { useDeskWords } from '#web/words/desk.ts';
import { useMatchWords } from '#web/words/match.ts';
import { useNotesWords } from '#web/words/notes.ts';
import { useStandingsWords } from '#web/words/standings.ts';

/** Returns all words of the desk's text; the same object while they are the same. */
export function useDeskTexts() {
  const [desk, match, changes] = [useDeskWords(), useMatchWords(), useChangesWords()];
  const [notes, standings] = [useNotesWords(), useStandingsWords()];
  return useMemo(
    () => ({ ...notes, ...standings, ...changes, ...match, ...desk }),
    [desk, match, changes, notes, standings],
  );
}

export type DeskTexts = ReturnType<typeof useDeskTexts>;
