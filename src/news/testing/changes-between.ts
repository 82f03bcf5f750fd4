import { changesOf, firstSighting, type SeenMatches } from '#news/changes-of.ts';
import type { MatchChange } from '#news/match-change.ts';
import type { NewsMatch } from '#news/match-memory.ts';

/** Returns matches of an answer as of an instant, in seconds. */
export const seenMatches = <M extends NewsMatch>(records: readonly M[], seconds = 0) =>
  new Map(records.map((record) => [record.id, { record, asOf: 1000 * seconds }])) satisfies SeenMatches;

/** Returns what happens between two answers with a minute between them. */
export const changesBetween = (
  before: readonly NewsMatch[],
  after: readonly NewsMatch[],
): readonly MatchChange[] =>
  changesOf(firstSighting(seenMatches(before)), seenMatches(after, 60), { rate: 1, gap: null }).changes;
