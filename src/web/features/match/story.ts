import type { Match, MatchRow } from '#contract/records/match.ts';

/** One match of a story: another attempt at the same match, or a leg of the same tie. */
export interface Chapter {
  readonly match: MatchRow | Match;
  /** Its leg, 1 or 2; null if it is none. */
  readonly leg: number | null;
  /** It is the one that the page is about. */
  readonly isThis: boolean;
}

/** The number of a leg as the wire tells it, `2/2`. */
function legOf({ leg }: MatchRow): number | null {
  const found = leg?.match(/^(\d)\/\d$/)?.[1];
  return found ? Number(found) : null;
}

/** Whether two matches are attempts at the same one, or legs of the same tie. */
function belong(one: MatchRow, other: MatchRow): boolean {
  if (one.related_id === other.id || other.related_id === one.id) return true;
  return (one.aggregate_id ?? one.id) === (other.aggregate_id ?? other.id);
}

/**
 * A match and those that belong to it as one story, in the order of their kick-offs: postponed, moved, played; first
 * leg, second leg. Nothing if it stands alone.
 */
export function story(match: Match, others: readonly MatchRow[]): readonly Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const one of [match as MatchRow, ...others]) {
    const isThis = one.id === match.id;
    if ((isThis || belong(match, one)) && !chapters.has(one.id))
      chapters.set(one.id, { match: one, leg: legOf(one), isThis });
  }
  if (chapters.size < 2) return [];
  return [...chapters.values()].sort((a, b) => a.match.time.timestamp - b.match.time.timestamp);
}

/** Whether a first leg's second one has to be looked for: only second legs say which tie they belong to. */
export function isFirstLeg({ id, aggregate_id, leg }: Pick<Match, 'id' | 'aggregate_id' | 'leg'>): boolean {
  return aggregate_id === id || (aggregate_id === null && leg === '1/2');
}
