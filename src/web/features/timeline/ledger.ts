import { goalMinute } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import type { Match } from '#contract/records/match.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { addGoal } from '#contract/score.ts';
import { type IncidentChange, type MatchChange, minuteParts } from '#news/match-change.ts';

/** Information that the service has withdrawn or changed. `at`: world time, epoch ms. */
export type Correction = { readonly at: number } & (
  | {
      readonly kind: 'ruled-out';
      readonly from: Score;
      readonly to: Score;
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

/** Returns the reason of a ruled-out goal, if the service gives one. */
function reasonFor({ side, minute }: IncidentChange, { events, teams }: Match): string | null {
  const ruling = events?.find(
    (event) => isRuledOut(event) && goalMinute(event) === minute && event.team_id === teams[side].id,
  );
  return ruling?.info?.replace(/^goal ruled out:?\s*/i, '') || ruling?.reason || null;
}

function correctionOf(change: MatchChange, match: Match): Correction | null {
  const { kind, at, score } = change;
  if (kind === 'off') return { at, kind: 'called-off', state: match.status_name };
  if (kind === 'rescheduled')
    return { at, kind: 'kick-off', from: change.formerKickOff ?? 0, to: match.time.timestamp };
  if (kind !== 'ruled-out' && kind !== 'goal-details') return null;
  const player = change.player?.name ?? null;
  const minute = change.minute === null ? null : minuteParts(change.minute)[0];
  if (kind === 'ruled-out' && score) {
    const from = addGoal(score, change.side);
    return { at, kind, from, to: score, player, minute, reason: reasonFor(change, match) };
  }
  // The first event of a goal corrects nothing.
  const former = change.former?.minute ? (change.former.player?.name ?? null) : player;
  return former === player ? null : { at, kind: 'scorer', from: former, to: player, minute };
}

/** Returns the corrections among changes of a match: goals, scorers, the kick-off, the match itself. */
export const correctionsOf = (changes: readonly MatchChange[], match: Match): readonly Correction[] =>
  changes.map((change) => correctionOf(change, match)).filter((correction) => correction !== null);

const LEDGER_KINDS: ReadonlySet<unknown> = new Set(['ruled-out', 'scorer', 'kick-off', 'called-off']);

/** Parses stored corrections; unreadable entries are dropped. */
export function parseCorrections(stored: unknown): readonly Correction[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one): one is Correction =>
      typeof one === 'object' &&
      one !== null &&
      typeof one.at === 'number' &&
      LEDGER_KINDS.has(one.kind) &&
      (one.kind !== 'ruled-out' || (Array.isArray(one.from) && Array.isArray(one.to))),
  );
}
