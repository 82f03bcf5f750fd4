import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import type { Dated, LiveRows } from '#bff/cache/live-rows.ts';
import { dataOf, type Version } from '#bff/cache/version.ts';
import { byKickOff } from '#contract/by-kick-off.ts';
import type { MatchRow } from '#contract/records/match.ts';

/** A team's matches: those to come, those in play and past ones. */
type TeamMatches = Readonly<Record<'next' | 'current' | 'last', readonly MatchRow[]>>;

const isMany = (data: readonly MatchRow[] | TeamMatches): data is readonly MatchRow[] => Array.isArray(data);

/** Returns the matches of lists, each once and as the newest answer has it, also that of all matches in play. */
export function matchesOf(
  outcomes: readonly Pick<OutcomeWithData, 'version'>[],
  live: LiveRows,
): readonly Dated<MatchRow>[] {
  const matches = new Map<string, Dated<MatchRow>>();
  const add = (match: Dated<MatchRow>) => {
    const listed = matches.get(match.data.id);
    if (!listed || listed.asOf < match.asOf) matches.set(match.data.id, match);
  };
  for (const { version } of outcomes)
    for (const row of rowsOf(version)) add({ data: row, asOf: version.asOf });
  for (const id of matches.keys()) {
    const row = live.find(id);
    if (row) add(row);
  }
  return [...matches.values()];
}

function rowsOf(version: Version): readonly MatchRow[] {
  const data = dataOf<readonly MatchRow[] | TeamMatches>(version);
  return isMany(data) ? data : [...data.last, ...data.current, ...data.next];
}

/** Compares matches by kick-off. */
export const compareDated = (a: Dated<MatchRow>, b: Dated<MatchRow>): number => byKickOff(a.data, b.data);
