import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isGoal } from '#web/format/goal.ts';
import { isRuledOut } from '#web/format/ruled-out.ts';

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

/** Returns the goals by side, period and minute, which stay the same when a scorer is corrected. */
function goalsOf({ events }: Match): ReadonlyMap<string, MatchEvent> {
  const found = new Map<string, MatchEvent>();
  for (const event of (events ?? []).filter(isGoal)) {
    const key = [event.team_id, event.own_goal, event.period, event.minute, event.extra_minute].join(' ');
    found.set(found.has(key) ? `${key} ${found.size}` : key, event);
  }
  return found;
}

/** Returns the reason of a ruled-out goal, if the service gives one. */
function reasonFor(goal: MatchEvent, { events }: Match): string | null {
  const ruling = events?.find(
    (event) => isRuledOut(event) && event.minute === goal.minute && event.team_id === goal.team_id,
  );
  return ruling?.info?.replace(/^goal ruled out:?\s*/i, '') || ruling?.reason || null;
}

function fell({ scores: before }: Match, { scores: after }: Match): boolean {
  return (
    (after.home_score ?? 0) < (before.home_score ?? 0) || (after.away_score ?? 0) < (before.away_score ?? 0)
  );
}

/**
 * Returns the corrections between two responses: goals, scorers, the kick-off, the match itself. New goals are no
 * corrections.
 *
 * @param at as-of instant of the later response, epoch ms
 */
export function correctionsBetween(before: Match, after: Match, at: number): readonly Correction[] {
  const found: Correction[] = [];
  const [from, to] = [scoreOf(before), scoreOf(after)];
  const now = goalsOf(after);
  for (const [key, goal] of goalsOf(before)) {
    const kept = now.get(key);
    const { minute, player_name: player } = goal;
    if (!kept)
      found.push({ at, kind: 'ruled-out', from, to, player, minute, reason: reasonFor(goal, after) });
    else if (kept.player_name !== player)
      found.push({ at, kind: 'scorer', from: player, to: kept.player_name, minute });
  }
  // The score may fall before the events say which goal was ruled out.
  if (fell(before, after) && !found.some(({ kind }) => kind === 'ruled-out')) {
    found.push({ at, kind: 'ruled-out', from, to, player: null, minute: null, reason: null });
  }
  if (before.time.timestamp !== after.time.timestamp) {
    found.push({ at, kind: 'kick-off', from: before.time.timestamp, to: after.time.timestamp });
  }
  if (before.phase !== 'off' && after.phase === 'off') {
    found.push({ at, kind: 'called-off', state: after.status_name });
  }
  return found;
}

const KINDS: ReadonlySet<unknown> = new Set(['ruled-out', 'scorer', 'kick-off', 'called-off']);

/** Parses stored corrections; unreadable entries are dropped. */
export function parseCorrections(kept: unknown): readonly Correction[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (one): one is Correction =>
      typeof one === 'object' && one !== null && typeof one.at === 'number' && KINDS.has(one.kind),
  );
}
