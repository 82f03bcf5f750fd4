import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { countRedCards } from '#web/matches/red-card-counts.ts';
import type { MatchListRow } from '#web/matches/rows.ts';

/** Returns a row of a sample match (`sampleMatch`), or of a record. */
export function sampleRow(
  match: number | MatchRow,
  fields: Parameters<typeof sampleMatch>[1] = {},
  rest: Partial<MatchListRow> = {},
): MatchListRow {
  const record = typeof match === 'number' ? sampleMatch(match, fields) : match;
  return { record, anchor: null, scoreChange: null, related: null, reds: countRedCards(record), ...rest };
}
