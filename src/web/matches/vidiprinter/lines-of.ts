import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';
import { AWARDED } from '#contract/status.ts';
import { eventDrafts } from './event-drafts.ts';
import type { LineDraft } from './printer-line.ts';
import { stateDrafts } from './state-drafts.ts';

/** A record that the spoiler shield may have emptied. */
export type ShieldableMatch = MatchRow & { readonly shielded?: boolean };

const NO_GOALS: Score = [0, 0];

/** Returns how many goals of each side the score has and the events have not. */
export function goalsWithoutEvent(match: MatchRow): Score {
  const score = match.status === AWARDED ? null : scoreOf(match);
  if (!score) return NO_GOALS;
  const goals = eventDrafts(match).filter(({ kind, isStruck }) => kind === 'goal' && !isStruck);
  const missing = (side: Side, at: 0 | 1) =>
    Math.max(0, score[at] - goals.filter((goal) => goal.side === side).length);
  return [missing('home', 0), missing('away', 1)];
}

/** Returns lines of goals that only the score tells of. */
function scoreDrafts(match: MatchRow, unlisted: Score, asOf: number): readonly LineDraft[] {
  const missing = goalsWithoutEvent(match);
  const goalOf = (side: Side): LineDraft => ({
    kind: 'goal',
    side,
    score: scoreOf(match),
    minute: null,
    player: null,
    detail: null,
    remark: null,
    timestamp: null,
    at: asOf,
    isNow: true,
    isStruck: false,
  });
  const goals = (side: Side, at: 0 | 1) =>
    Array.from({ length: Math.max(0, missing[at] - unlisted[at]) }, () => goalOf(side));
  return [...goals('home', 0), ...goals('away', 1)];
}

/**
 * Returns the lines that a record implies, by time. A shielded match has none.
 *
 * @param unlisted goals of each side that have no event and are not printed: they were scored at an unknown time
 *   before the match was first seen
 * @param asOf instant of the record, epoch seconds
 */
export function linesOf(match: ShieldableMatch, unlisted: Score, asOf: number): readonly LineDraft[] {
  if (match.shielded) return [];
  const drafts = [...stateDrafts(match, asOf), ...eventDrafts(match), ...scoreDrafts(match, unlisted, asOf)];
  return drafts.sort((a, b) => a.at - b.at);
}
