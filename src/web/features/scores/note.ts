import type { MatchRow } from '#contract/records/match.ts';
import type { Words } from '#web/words/en.ts';
import { noteText } from '#web/words/note-text.ts';

/**
 * What else is to be said of a match, in a second line: the aggregate, a shoot-out, a federation's decision.
 *
 * @param related the first leg of a second one, once it is known
 */
export function noteOf(match: MatchRow, related: MatchRow | null, words: Words): string | null {
  const { leg, scores, info } = match;
  const parts = [
    aggregateOf(match, related, words),
    leg?.startsWith('2') ? words.scores.secondLeg : leg?.startsWith('1') ? words.scores.firstLeg : null,
    scores.ps_score && words.scores.penalties(scores.ps_score.join('–')),
    info && noteText(info, words),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Whether something is said of a match; its height is reckoned with before it is drawn. */
export function hasNote({ leg, scores, info }: MatchRow): boolean {
  return leg?.startsWith('1') || leg?.startsWith('2') || scores.ps_score !== null || info !== null;
}

/** Both legs together, from this match's home side; before kick-off what the first leg brought. */
function aggregateOf(match: MatchRow, first: MatchRow | null, words: Words): string | null {
  if (!first || match.aggregate_id !== first.id) return null;
  const { home_score: atHome, away_score: away } = first.scores;
  if (atHome === null || away === null) return null;
  const turned = first.teams.home.id === match.teams.away.id;
  const carried = turned ? ([away, atHome] as const) : ([atHome, away] as const);
  const { home_score, away_score } = match.scores;
  if (home_score === null || away_score === null) return words.list.firstLegScore(carried.join('–'));
  return words.list.aggregate(`${carried[0] + home_score}–${carried[1] + away_score}`);
}

/** The match that takes this one's place: it was called off and its new date is known. */
export function rearrangedTo({ phase, id }: MatchRow, related: MatchRow | null): MatchRow | null {
  const isOther = related !== null && related.id !== id && related.phase !== 'off';
  return phase === 'off' && isOther ? related : null;
}

/** Whether a match has another in its place: the line for its date is there before the date has come. */
export function isMoved({ phase, id, related_id }: MatchRow): boolean {
  return phase === 'off' && related_id !== null && related_id !== id;
}

/** The matches that a list has to ask for besides its own: new dates of what is off, first legs of second ones. */
export function relatedIds(matches: readonly MatchRow[]): readonly string[] {
  const ids = matches.map(relatedId).filter((id) => id !== null);
  return [...new Set(ids)].sort((a, b) => Number(a) - Number(b));
}

/** The match that belongs to this one and that its row needs. */
export function relatedId({ phase, leg, aggregate_id, related_id }: MatchRow): string | null {
  if (phase === 'off') return related_id;
  return leg?.startsWith('2') ? aggregate_id : null;
}
