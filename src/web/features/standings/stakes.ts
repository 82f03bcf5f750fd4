import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { addGoal, scoreOf, swapSides } from '#contract/score.ts';
import { SIDES } from '#contract/side-of.ts';
import { rankTeams, type TieBreakContext, tieBreakBetween } from '#contract/table/rank-teams.ts';
import type { TableRule, TieBreak } from '#contract/table/rules.ts';
import { COUNTS, countedScores, rowAfter, type TableStates } from './counted-rows.ts';
import {
  type CountedMatch,
  countedMatches,
  ruleInForce,
  tieBreakContext,
  toStanding,
} from './tie-break-reasons.ts';

/** A team beside another in the table, with as many points. */
interface LevelTeam {
  readonly name: string;
  /** What separates the two. */
  readonly by: TieBreak;
}

/** The place of a team after a result; a range where nothing known separates it from teams level on points. */
interface Placing {
  readonly from: number;
  readonly best: number;
  readonly worst: number;
  /** The team right below, if it is level on points. */
  readonly aheadOf: LevelTeam | null;
  /** The team right above, if it is level on points. */
  readonly behind: LevelTeam | null;
}

const OUTCOMES = ['home', 'draw', 'away'] as const;

/** What a result of a match makes of both teams' places. */
export interface Outcome {
  readonly result: (typeof OUTCOMES)[number];
  readonly home: Placing;
  readonly away: Placing;
  /** A better place of the winner, and the margin from which a win leads to it; null without one. */
  readonly bigger: { readonly place: number; readonly margin: number } | null;
}

export interface Stakes {
  readonly outcomes: readonly Outcome[];
  /** Whether places depend on matches of the season that are not known yet. */
  readonly needsMatches: boolean;
}

interface StakesOptions {
  readonly rows: readonly StandingsRow[];
  readonly match: Pick<MatchRow, 'id' | 'teams' | 'time'>;
  readonly rule: TableRule;
  /** The season's matches; null while unknown. */
  readonly matches: readonly MatchRow[] | null;
  /** The scores with which the match already counts in the rows, own goals first; by default it does not. */
  readonly counted?: Readonly<Record<'home' | 'away', Score>>;
}

/** The smallest win, and the result of a draw. */
const SCORES: Readonly<Record<Outcome['result'], Score>> = { home: [1, 0], draw: [0, 0], away: [0, 1] };
const MAX_MARGIN = 5;

/** Returns the season's matches with a score for one of them. */
function withScore(matches: readonly MatchRow[], { id, teams, time }: StakesOptions['match'], score: Score) {
  const others = countedMatches(matches.filter((one) => one.id !== id));
  const played: CountedMatch = { home: teams.home.id, away: teams.away.id, at: time.timestamp, score };
  return [...others, played];
}

/** Returns the tables after a result, by the rule of the competition. */
function tableAfter(
  { rows, match, rule, matches, counted }: StakesOptions,
  score: Score,
  inForce: TableRule,
) {
  const { home, away } = match.teams;
  const after = rows.map((row) => {
    if (row.team_id === home.id) return rowAfter(row, 'home', score, counted?.home);
    return row.team_id === away.id ? rowAfter(row, 'away', swapSides(score), counted?.away) : row;
  });
  let needsMatches = false;
  const seasonContext = tieBreakContext(after, matches ? withScore(matches, match, score) : []);
  const context: TieBreakContext<string> = {
    ...seasonContext,
    haveMet: (among) => {
      if (matches === null && (among.has(home.id) || among.has(away.id))) needsMatches = true;
      return matches !== null && seasonContext.haveMet(among);
    },
  };
  const order = rankTeams(after.map(toStanding), rule, context);

  /** Returns what separates two teams level on points; null if nothing known does. */
  function separation(upper: string, lower: string): TieBreak | null {
    return needsMatches ? null : tieBreakBetween(order, upper, lower, inForce, context);
  }

  function placing(teamId: string, from: number): Placing {
    const at = order.findIndex(({ team }) => team === teamId);
    const points = order[at]?.points;
    const level = order.map((one, place) => {
      if (place === at || one.points !== points) return null;
      const by = place < at ? separation(one.team, teamId) : separation(teamId, one.team);
      return { name: one.name, by };
    });
    const countInseparable = (first: number, end: number) =>
      level.slice(first, end).filter((one) => one !== null && one.by === null).length;
    const levelAt = (place: number): LevelTeam | null => {
      const one = level[place];
      return one?.by ? { name: one.name, by: one.by } : null;
    };
    return {
      from,
      best: at + 1 - countInseparable(0, at),
      worst: at + 1 + countInseparable(at + 1, level.length),
      aheadOf: levelAt(at + 1),
      behind: levelAt(at - 1),
    };
  }
  return { placing, needsMatches: () => needsMatches };
}

/** Returns what each score makes of both teams' places; null if the table lacks a team or its numbers. */
function outcomesOf(
  options: StakesOptions,
  scores: readonly (readonly [result: Outcome['result'], score: Score])[],
): Stakes | null {
  const { rows, match } = options;
  const { home, away } = match.teams;
  const fromOf = (id: string) => {
    const at = rows.findIndex((row) => row.team_id === id);
    return at < 0 ? null : (rows[at]?.overall.position ?? at + 1);
  };
  const [homeFrom, awayFrom] = [fromOf(home.id), fromOf(away.id)];
  if (homeFrom === null || awayFrom === null) return null;
  if (rows.some(({ overall }) => COUNTS.some((key) => overall[key] === null))) return null;
  const inForce = ruleInForce(options.rows, options.rule, options.matches ?? []);
  let needsMatches = false;
  const outcomes = scores.map(([result, score]): Outcome => {
    const after = tableAfter(options, score, inForce);
    needsMatches ||= after.needsMatches();
    return {
      result,
      home: after.placing(home.id, homeFrom),
      away: after.placing(away.id, awayFrom),
      bigger: null,
    };
  });
  return { outcomes, needsMatches };
}

/** Returns the lowest win of more than a goal that leads a side to a better place than the smallest one. */
function biggerWin(options: StakesOptions, { result, ...placings }: Outcome): Outcome['bigger'] {
  if (result === 'draw') return null;
  for (let margin = 2; margin <= MAX_MARGIN; margin += 1) {
    const score: Score = result === 'home' ? [margin, 0] : [0, margin];
    const place = outcomesOf(options, [[result, score]])?.outcomes[0]?.[result].worst;
    if (place !== undefined && place < placings[result].best) return { place, margin };
  }
  return null;
}

/**
 * Returns what each result of a match makes of both teams' places in a table as it stands: the smallest win of either
 * side, and a draw without goals. Null if the table lacks a team or its numbers.
 */
export function stakesOf(options: StakesOptions): Stakes | null {
  const stakes = outcomesOf(
    options,
    OUTCOMES.map((result) => [result, SCORES[result]]),
  );
  return (
    stakes && {
      ...stakes,
      outcomes: stakes.outcomes.map((one) => ({ ...one, bigger: biggerWin(options, one) })),
    }
  );
}

/**
 * Returns what the next goal of either side makes of both teams' places while their match counts in the table. Null if it
 * counts in none.
 */
export function nextGoalStakes(
  states: TableStates,
  options: Pick<StakesOptions, 'rule' | 'matches'> & { readonly match: MatchRow },
): Stakes | null {
  const { match } = options;
  const score = scoreOf(match);
  const aways = countedScores(states, match, 'away');
  for (const { table, score: home } of countedScores(states, match, 'home')) {
    const away = aways.find((one) => one.table === table)?.score;
    if (!away || !score) continue;
    const inTable = { ...options, rows: table.rows, counted: { home, away } };
    return outcomesOf(
      inTable,
      SIDES.map((side) => [side, addGoal(score, side)]),
    );
  }
  return null;
}
