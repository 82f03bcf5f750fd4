import { isGoalChange, type MatchChange } from '#news/match-change.ts';
import type { NewsMatch } from '#news/match-memory.ts';
import { spokenChange } from '#web/matches/spoken-change.ts';
import type { Words } from '#web/words/words.ts';
import type { Announcement } from './queue.ts';

/** Returns what is announced of changes: goals and rulings that have just happened. */
export function announcementsOf<M extends NewsMatch>(
  changes: readonly MatchChange[],
  matches: ReadonlyMap<string, { readonly record: M }>,
  isIncluded: (match: M) => boolean,
  words: Words<'changes'>,
): readonly Announcement[] {
  return changes.filter(isGoalChange).flatMap((change) => {
    const match = matches.get(change.matchId)?.record;
    if (!match || !change.isNews || !isIncluded(match)) return [];
    return [{ key: change.id, kind: change.kind, text: spokenChange(change, match.teams, words) }];
  });
}
