import { changesOf, firstSighting, seenMatches } from '#news/changes-of.ts';
import type { MatchChange } from '#news/match-change.ts';
import type { NewsMatch } from '#news/match-memory.ts';

/** Returns what happens between two answers with a minute between them. */
export const changesBetween = (
  before: readonly NewsMatch[],
  after: readonly NewsMatch[],
): readonly MatchChange[] =>
  changesOf(firstSighting(seenMatches(before, 0)), seenMatches(after, 60_000), { rate: 1, gap: null })
    .changes;
