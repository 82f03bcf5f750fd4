import { byKickOff } from '#contract/by-kick-off.ts';
import type { MinuteAnchor } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchStore } from '#news/match-store.ts';
import { memoize } from '#web/state/memoize.ts';
import { relatedId } from './note.ts';
import { countRedCards, NO_RED_CARDS, type RedCardCounts } from './red-card-counts.ts';
import type { ScoreChange, ScoreChanges } from './score-changes.ts';

export const STATUS_FILTERS = ['all', 'live', 'finished', 'scheduled'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Everything a row renders; it and its parts are the same objects while equal. */
export interface MatchListRow {
  readonly record: MatchRow;
  readonly anchor: MinuteAnchor | null;
  readonly scoreChange: ScoreChange | null;
  /** Its first leg or its replacement; null without one or while unknown. */
  readonly related: MatchRow | null;
  /** Dismissals, as far as its events are known. */
  readonly reds: RedCardCounts;
}

/** First legs and replacements of a list's matches, by id. */
export type RelatedMatches = ReadonlyMap<string, MatchRow>;

export const NONE_RELATED: RelatedMatches = new Map();

/**
 * Returns the status filter of a match. Called-off matches count as scheduled without a score and as finished with
 * one, so that the counts add up. A shielded match is in `all` only.
 */
export function filterOf(match: MatchRow): StatusFilter {
  const { phase, scores } = match;
  if ('shielded' in match) return 'all';
  if (phase !== 'off') return phase;
  return scores.home_score === null ? 'scheduled' : 'finished';
}

/** Returns rows of the store's matches that are on the page, by kick-off, then id. */
export function listRows(
  store: MatchStore,
  scoreChanges: ScoreChanges,
  isOnPage: (match: MatchRow) => boolean,
  related: RelatedMatches,
): readonly MatchListRow[] {
  const rows: MatchListRow[] = [];
  for (const { record, anchor } of store.entries.values()) {
    if (isOnPage(record)) rows.push(listRow(record, anchor, scoreChanges.get(record.id) ?? null, related));
  }
  return rows.sort((a, b) => byKickOff(a.record, b.record));
}

/** The same object for the same record, so that its row does not render. */
const redsOf = memoize(countRedCards);

const rowCache = new WeakMap<MatchRow, { readonly row: MatchListRow; readonly all: RelatedMatches }>();

/** Returns the row of a record; the same object for the same data. */
function listRow(
  record: MatchRow,
  anchor: MinuteAnchor | null,
  scoreChange: ScoreChange | null,
  all: RelatedMatches,
): MatchListRow {
  const cached = rowCache.get(record);
  const hasSameMoment = cached?.row.anchor === anchor && cached.row.scoreChange === scoreChange;
  if (cached && hasSameMoment && cached.all === all) return cached.row;
  const other = relatedId(record);
  const related = other === null ? null : (all.get(other) ?? null);
  const reds = record.events ? redsOf(record) : NO_RED_CARDS;
  const isSame = hasSameMoment && cached.row.related === related && cached.row.reds === reds;
  const row: MatchListRow = cached && isSame ? cached.row : { record, anchor, scoreChange, related, reds };
  rowCache.set(record, { row, all });
  return row;
}

/** Returns the number of matches of each status filter; `hidden` are the shielded ones. */
export function filterCounts(
  rows: readonly MatchListRow[],
): Readonly<Record<StatusFilter | 'hidden', number>> {
  const totals = { hidden: 0, all: 0, live: 0, finished: 0, scheduled: 0 };
  for (const { record } of rows) totals[filterOf(record)] += 1;
  totals.hidden = totals.all;
  totals.all = rows.length;
  return totals;
}
