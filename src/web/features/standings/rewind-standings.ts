import { NO_SCORES } from '#contract/no-scores.ts';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { rowAfter, type TableStates } from './counted-rows.ts';
import { withSharedZones } from './shared-zones.ts';
import { ruleInForce } from './tie-break-reasons.ts';
import { withRows } from './with-rows.ts';

type Table = StandingsRecord['tables'][number];

interface RewindOptions {
  /** The tables without the matches in play. */
  readonly official: StandingsRecord;
  /** The season's matches now. */
  readonly matches: readonly MatchRow[];
  /** The same matches, in the same order, at the instant. */
  readonly then: readonly MatchRow[];
  readonly rule: TableRule;
}

/** A match of a team now and then. */
interface TeamMatch {
  readonly side: Side;
  readonly now: MatchRow;
  readonly earlier: MatchRow;
  /** Whether it is a match of the table itself; otherwise one of an earlier phase, which the table may carry over. */
  readonly isOwn: boolean;
}

const COUNTED: ReadonlySet<MatchRow['phase']> = new Set(['finished']);
const COUNTED_LIVE: ReadonlySet<MatchRow['phase']> = new Set(['finished', 'live']);

/** Returns matches of which only those of some phases have a score. */
const withoutOthers = (matches: readonly MatchRow[], counted: ReadonlySet<MatchRow['phase']>) =>
  matches.map((match) => (counted.has(match.phase) ? match : ({ ...match, scores: NO_SCORES } as MatchRow)));

/** Returns the score of a match with the team's goals first, if it counts. */
function ownScore(match: MatchRow, side: Side, counted: ReadonlySet<MatchRow['phase']>): Score | null {
  const score = counted.has(match.phase) ? scoreOf(match) : null;
  return score && side === 'away' ? swapSides(score) : score;
}

/** The name of the group whose matches a table counts: its own name or, for the only table, that of most matches. */
function groupOf({ name }: Table, tables: readonly Table[], matches: readonly MatchRow[]): string | null {
  if (tables.length > 1 || matches.some(({ group_name }) => group_name === name)) return name;
  const groups = [...Map.groupBy(matches, ({ group_name }) => group_name)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** Returns a row at the instant; null if the row counts other matches than the list has. */
function rowThen(
  row: StandingsRow,
  ofTeam: readonly TeamMatch[],
  counted: ReadonlySet<MatchRow['phase']>,
): StandingsRow | null {
  const all = ofTeam
    .filter(({ now, side }) => ownScore(now, side, COUNTED) !== null)
    .sort((a, b) => a.now.time.timestamp - b.now.time.timestamp);
  const own = all.filter(({ isOwn }) => isOwn);
  const played = row.overall.games_played ?? 0;
  const results = own.length < played ? all : own;
  if (results.length < played) return null;
  // The table may be some minutes behind the list: it does not count the last results yet.
  const countedNow = new Set(results.slice(0, played));
  return ofTeam.reduce<StandingsRow>(
    (changed, one) => {
      if (!one.isOwn) return changed;
      const scoreNow = countedNow.has(one) ? ownScore(one.now, one.side, COUNTED) : null;
      const scoreThen = ownScore(one.earlier, one.side, counted);
      return scoreNow?.join() === scoreThen?.join()
        ? changed
        : rowAfter(changed, one.side, scoreThen, scoreNow);
    },
    { ...row, recent_form: null },
  );
}

/**
 * Returns the tables of a season at an earlier instant: as they stood, and without the matches that were in play; null if
 * the tables count other matches than the list has.
 */
export function rewindStandings({ official, matches, then, rule }: RewindOptions): TableStates | null {
  const groups = new Map(
    official.tables.map((table) => [table, groupOf(table, official.tables, matches)] as const),
  );
  const isOwnMatch = (table: Table, { group_name }: MatchRow) => groups.get(table) === group_name;
  // The table of all conferences has no matches of its own, and counts all.
  const hasOwn = (table: Table) => matches.some((match) => isOwnMatch(table, match));
  /** Whether a match counts in a table for a team, which plays some matches of another conference. */
  function countsIn(table: Table, match: MatchRow, teamId: string): boolean {
    const own = official.tables.filter((one) => isOwnMatch(one, match));
    if (own.includes(table)) return true;
    const isOfOwn = own.some(({ rows }) => rows.some(({ team_id }) => team_id === teamId));
    return own.length > 0 && !(isOfOwn && hasOwn(table));
  }
  const begun = official.tables.filter((table) =>
    then.some((match) => match.phase !== 'scheduled' && isOwnMatch(table, match)),
  );
  const isOver = then.every(
    (match) =>
      match.phase === 'finished' || match.phase === 'off' || !begun.some((table) => isOwnMatch(table, match)),
  );
  // Until all have met, the tables of a later phase are not there.
  const tables = isOver
    ? official.tables
    : official.tables.filter((table) => begun.includes(table) || !hasOwn(table));
  const countedNow = withoutOthers(matches, COUNTED);
  const rules = tables.map(({ rows }) => ruleInForce(rows, rule, countedNow));
  const ofTeams = (table: Table) => {
    const all = matches.flatMap((now, at) =>
      SIDES.map((side): TeamMatch & { readonly teamId: string } => {
        const { id: teamId } = now.teams[side];
        return { teamId, side, now, earlier: then[at] ?? now, isOwn: countsIn(table, now, teamId) };
      }),
    );
    return Map.groupBy(all, ({ teamId }) => teamId);
  };
  const teamMatches = tables.map(ofTeams);
  function statesOf(counted: ReadonlySet<MatchRow['phase']>): StandingsRecord | null {
    const matchesThen = withoutOthers(then, counted);
    const rewound: Table[] = [];
    for (const [at, table] of tables.entries()) {
      const rows = new Map<string, StandingsRow>();
      for (const row of table.rows) {
        const changed = rowThen(row, teamMatches[at]?.get(row.team_id) ?? [], counted);
        if (!changed) return null;
        rows.set(row.team_id, changed);
      }
      rewound.push(withRows(table, rows, { rule: rules[at] ?? rule, matches: matchesThen }));
    }
    return { ...official, tables: withSharedZones(tables, rewound, rule) };
  }
  const [standings, before] = [statesOf(COUNTED_LIVE), statesOf(COUNTED)];
  return standings && { standings, official: before };
}
