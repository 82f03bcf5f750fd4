import { isGoal } from '#contract/goal.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { SIDES, type Side } from '#contract/side-of.ts';

/** Information that the service has withdrawn or changed. `at`: world time, epoch ms. */
export type Correction = { readonly at: number } & (
  | {
      readonly kind: 'ruled-out';
      readonly from: string;
      readonly to: string;
      readonly player: string | null;
      readonly minute: number | null;
      readonly reason: string | null;
    }
  | {
      readonly kind: 'scorer';
      readonly from: string | null;
      readonly to: string | null;
      readonly minute: number | null;
    }
  | { readonly kind: 'kick-off'; readonly from: number; readonly to: number }
  | { readonly kind: 'called-off'; readonly state: string }
);

const scoreOf = ({ scores }: Match) => `${scores.home_score ?? '–'}–${scores.away_score ?? '–'}`;

const goalCount = ({ scores }: Match, side: Side) => scores[`${side}_score`] ?? 0;

/** Returns the goals by side, period and minute, which stay the same when a scorer is corrected. */
function goalsByKey({ events }: Match): ReadonlyMap<string, MatchEvent> {
  const goals = new Map<string, MatchEvent>();
  for (const event of (events ?? []).filter(isGoal)) {
    const key = [event.team_id, event.own_goal, event.period, event.minute, event.extra_minute].join(' ');
    goals.set(goals.has(key) ? `${key} ${goals.size}` : key, event);
  }
  return goals;
}

/** Returns the reason of a ruled-out goal, if the service gives one. */
function reasonFor(goal: MatchEvent, { events }: Match): string | null {
  const ruling = events?.find(
    (event) => isRuledOut(event) && event.minute === goal.minute && event.team_id === goal.team_id,
  );
  return ruling?.info?.replace(/^goal ruled out:?\s*/i, '') || ruling?.reason || null;
}

/**
 * Returns the corrections between two responses: goals, scorers, the kick-off, the match itself. New goals are no
 * corrections.
 *
 * @param at as-of instant of the later response, epoch ms
 */
export function correctionsBetween(before: Match, after: Match, at: number): readonly Correction[] {
  const corrections: Correction[] = [];
  const [from, to] = [scoreOf(before), scoreOf(after)];
  const now = goalsByKey(after);
  for (const [key, goal] of goalsByKey(before)) {
    const laterGoal = now.get(key);
    const { minute, player_name: player } = goal;
    if (!laterGoal)
      corrections.push({ at, kind: 'ruled-out', from, to, player, minute, reason: reasonFor(goal, after) });
    else if (laterGoal.player_name !== player)
      corrections.push({ at, kind: 'scorer', from: player, to: laterGoal.player_name, minute });
  }
  // The score may fall before the events say which goal was ruled out.
  const hasScoreFallen = SIDES.some((side) => goalCount(after, side) < goalCount(before, side));
  if (hasScoreFallen && !corrections.some(({ kind }) => kind === 'ruled-out')) {
    corrections.push({ at, kind: 'ruled-out', from, to, player: null, minute: null, reason: null });
  }
  if (before.time.timestamp !== after.time.timestamp) {
    corrections.push({ at, kind: 'kick-off', from: before.time.timestamp, to: after.time.timestamp });
  }
  if (before.phase !== 'off' && after.phase === 'off') {
    corrections.push({ at, kind: 'called-off', state: after.status_name });
  }
  return corrections;
}

const KINDS: ReadonlySet<unknown> = new Set(['ruled-out', 'scorer', 'kick-off', 'called-off']);

/** Parses stored corrections; unreadable entries are dropped. */
export function parseCorrections(stored: unknown): readonly Correction[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one): one is Correction =>
      typeof one === 'object' && one !== null && typeof one.at === 'number' && KINDS.has(one.kind),
  );
}
