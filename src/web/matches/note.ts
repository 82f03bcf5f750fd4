import type { MatchRow } from '#contract/records/match.ts';
import { noteText } from '#web/words/note-text.ts';
import type { Words } from '#web/words/words.ts';
import { aggregate, firstLegScore } from './aggregate.ts';

/** Whether the texts of notes have come; the first view is without. */
const hasNotes = (words: Words): words is Words<'notes'> => 'notes' in words;

/**
 * Returns the second line of a match: leg, aggregate, shoot-out, a federation's decision.
 *
 * @param related the first leg of a second one, once known
 */
export function noteOf(match: MatchRow, related: MatchRow | null, words: Words): string | null {
  const { leg, scores, info } = match;
  const parts = [
    aggregateOf(match, related, words),
    leg?.startsWith('2') ? words.scores.secondLeg : leg?.startsWith('1') ? words.scores.firstLeg : null,
    scores.ps_score && words.scores.penalties(words.score(...scores.ps_score)),
    info && (hasNotes(words) ? noteText(info, words) : info),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Returns whether a match has a note, to reserve its height before it is rendered. */
export function hasNote({ leg, scores, info }: MatchRow): boolean {
  return leg?.startsWith('1') || leg?.startsWith('2') || scores.ps_score !== null || info !== null;
}

/** Returns the aggregate score, or the first leg's score before kick-off. */
function aggregateOf(match: MatchRow, firstLeg: MatchRow | null, words: Words): string | null {
  const { list: t } = words;
  const total = aggregate(match, firstLeg);
  if (total) return t.aggregate(words.score(...total));
  const before = firstLegScore(match, firstLeg);
  return before && t.firstLegScore(words.score(...before));
}

/** Returns the match that replaces a called-off one, once known. */
export function replacementOf({ phase, id }: MatchRow, related: MatchRow | null): MatchRow | null {
  const isOther = related !== null && related.id !== id && related.phase !== 'off';
  return phase === 'off' && isOther ? related : null;
}

/** Returns whether another match replaces this one, to reserve the line with its date. */
export function hasReplacement({ phase, id, related_id }: MatchRow): boolean {
  return phase === 'off' && related_id !== null && related_id !== id;
}

/**
 * Returns the ids of related matches that a list has to request: replacements of called-off matches, and first
 * legs.
 */
export function relatedIds(matches: readonly MatchRow[]): readonly string[] {
  const ids = matches.map(relatedId).filter((id) => id !== null);
  return [...new Set(ids)].sort((a, b) => Number(a) - Number(b));
}

/** Returns the id of the related match that a row needs. */
export function relatedId({ phase, leg, aggregate_id, related_id }: MatchRow): string | null {
  if (phase === 'off') return related_id;
  return leg?.startsWith('2') ? aggregate_id : null;
}
