import type { Match, MatchRow } from '#contract/records/match.ts';

/** A match of a story: another attempt at the same match, or a leg of the same tie. */
export interface Chapter {
  readonly match: MatchRow | Match;
  /** Its leg, 1 or 2; null if it has none. */
  readonly leg: number | null;
  readonly isThis: boolean;
}

/** Returns the number of a leg, such as `2/2` on the wire. */
function legOf({ leg }: MatchRow): number | null {
  const number = leg?.match(/^(\d)\/\d$/)?.[1];
  return number ? Number(number) : null;
}

/** Returns whether two matches are attempts at the same match or legs of the same tie. */
function isRelated(candidate: MatchRow, other: MatchRow): boolean {
  if (candidate.related_id === other.id || other.related_id === candidate.id) return true;
  return (candidate.aggregate_id ?? candidate.id) === (other.aggregate_id ?? other.id);
}

/** Returns a match and its related matches in order of kick-off; empty if it has none. */
export function story(match: Match, others: readonly MatchRow[]): readonly Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const candidate of [match as MatchRow, ...others]) {
    const isThis = candidate.id === match.id;
    if ((isThis || isRelated(match, candidate)) && !chapters.has(candidate.id))
      chapters.set(candidate.id, { match: candidate, leg: legOf(candidate), isThis });
  }
  if (chapters.size < 2) return [];
  return [...chapters.values()].sort((a, b) => a.match.time.timestamp - b.match.time.timestamp);
}
