import { hasTeam } from '#contract/has-team.ts';
import { type GoalChange, isGoalChange, type MatchChange } from '#news/match-change.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { GoalNews } from './queue.ts';

/** Returns what takes the screen of changes: the goals of each match that have just been scored or ruled out. */
export function goalNews(
  changes: readonly MatchChange[],
  rows: readonly MatchListRow[],
  follow: readonly string[],
): readonly GoalNews[] {
  const byMatch = Map.groupBy(
    changes.filter(isGoalChange).filter(({ isNews }) => isNews),
    ({ matchId }) => matchId,
  );
  return [...byMatch].map(([matchId, ofMatch]) => {
    const row = rows.find(({ record }) => record.id === matchId);
    const isFollowed = row !== undefined && hasTeam(row.record, follow);
    const ofKind = (kind: GoalChange['kind']) => ofMatch.filter((change) => change.kind === kind);
    return { matchId, isFollowed, goals: ofKind('goal'), ruledOut: ofKind('ruled-out') };
  });
}
