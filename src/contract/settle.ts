import type { RecordTypes } from '#contract/records/record-types.ts';
import { repeat, secondDismissal, secondYellow } from '#contract/settle/cards.ts';
import {
  certainSides,
  exactCopies,
  goalRuledOut,
  goalSurplus,
  goalUntimed,
  kickSurplus,
  likelySides,
  nearCopies,
  scorerRuledOut,
  sharedMinute,
} from '#contract/settle/goals.ts';
import type { MatchRule } from '#contract/settle/match-rule.ts';
import { playerSide } from '#contract/settle/player-side.ts';
import { finalScore, kicksInScore, phaseGoals, phaseScore, winner } from '#contract/settle/scores.ts';
import { substitutionTurned } from '#contract/settle/substitutions.ts';
import { listedTwice, type SheetsRule } from '#contract/settle/team-sheets.ts';
import { clockPeriod, eventPeriod, notBegun, order } from '#contract/settle/times.ts';
import type { RecordKey } from './operation.ts';

/** The rules of docs/untidy-feed.md in the order in which they are applied: each relies on those before it. */
const MATCH_RULES = [
  ['final-score', finalScore],
  ['kicks-in-score', kicksInScore],
  ['phase-score', phaseScore],
  ['clock-period', clockPeriod],
  ['not-begun', notBegun],
  ['event-period', eventPeriod],
  ['goal-untimed', goalUntimed],
  ['order', order],
  ['substitution-turned', substitutionTurned],
  ['repeat', repeat],
  ['second-dismissal', secondDismissal],
  ['second-yellow', secondYellow],
  ['goal-repeat', exactCopies],
  ['goal-ruled-out', scorerRuledOut],
  ['goal-side', certainSides],
  ['goal-repeat', nearCopies],
  ['goal-ruled-out', goalRuledOut],
  ['goal-side', likelySides],
  ['goal-repeat', sharedMinute],
  ['goal-surplus', goalSurplus],
  ['kick-surplus', kickSurplus],
  ['player-side', playerSide],
  ['phase-goals', phaseGoals],
  ['winner', winner],
] as const satisfies readonly (readonly [name: string, rule: MatchRule])[];

const SHEETS_RULES = [['listed-twice', listedTwice]] as const satisfies readonly (readonly [
  name: string,
  rule: SheetsRule,
])[];

export type SettleRule = (typeof MATCH_RULES | typeof SHEETS_RULES)[number][0];

type Rules = readonly (readonly [name: SettleRule, rule: (record: never) => unknown])[];

const RULES_OF: { readonly [K in RecordKey]?: Rules } = {
  match: MATCH_RULES,
  match_row: MATCH_RULES,
  lineups: SHEETS_RULES,
  bench: SHEETS_RULES,
};

/**
 * Makes a record consistent where the feed contradicts itself. Returns the same record where it does not.
 *
 * @param onSettled called with each rule that changed the record
 * @param omittedRule is not applied: for tests
 */
export function settle<K extends RecordKey>(
  kind: K,
  record: RecordTypes[K],
  onSettled: (rule: SettleRule) => void = () => {},
  omittedRule?: SettleRule,
): RecordTypes[K] {
  let settled = record;
  for (const [name, rule] of RULES_OF[kind] ?? []) {
    if (name === omittedRule) continue;
    const next = rule(settled as never) as RecordTypes[K];
    if (next !== settled) onSettled(name);
    settled = next;
  }
  return settled;
}
