import { goalsOf } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { SIDES, type Side } from '#contract/side-of.ts';

/** A goal that was scored or disallowed. */
export interface Goal {
  readonly kind: 'goal' | 'ruled-out';
  readonly side: Side;
  /** Null if unknown, and for disallowed goals. */
  readonly scorer: string | null;
  readonly minute: number | null;
  readonly stoppage: number | null;
  readonly how: 'penalty' | 'own' | null;
}

/** The part of a match that the comparison needs; lists and details both have it. */
export type ScoredMatch = Pick<MatchRow, 'id' | 'scores' | 'teams'> & {
  readonly events?: readonly MatchEvent[] | undefined;
};

export type MatchesById<M extends ScoredMatch = ScoredMatch> = ReadonlyMap<string, { readonly record: M }>;

export interface MatchGoals<M extends ScoredMatch = ScoredMatch> {
  readonly match: M;
  readonly goals: readonly Goal[];
}

/** Returns the goals between two states of some matches; matches in only one of the states are skipped. */
export function goalsByMatch<M extends ScoredMatch>(
  before: MatchesById<M>,
  after: MatchesById<M>,
  isWanted: (match: M) => boolean,
): readonly MatchGoals<M>[] {
  return [...after].flatMap(([id, { record: match }]) => {
    const previous = before.get(id)?.record;
    if (!previous || previous === match || !isWanted(match)) return [];
    const goals = goalsBetween(previous, match);
    return goals.length > 0 ? [{ match, goals }] : [];
  });
}

/**
 * Returns the goals that were scored or disallowed between two versions of a match. The scores decide; the events name
 * the scorers.
 */
export function goalsBetween(before: ScoredMatch, after: ScoredMatch): readonly Goal[] {
  return SIDES.flatMap((side) => {
    const score = scoreOf(after, side);
    const more = score - scoreOf(before, side);
    if (more < 0) return Array.from({ length: -more }, () => goalWithoutEvent('ruled-out', side));
    const goals = goalsOf(after, side);
    // Events that are behind the score cannot say which goals are new.
    const hasAllEvents = goals.length === score;
    return Array.from({ length: more }, (_, at) => {
      const event = hasAllEvents ? goals[goals.length - more + at] : undefined;
      return event ? goalOfEvent(event, side) : goalWithoutEvent('goal', side);
    });
  });
}

function scoreOf({ scores }: ScoredMatch, side: Side): number {
  return scores[`${side}_score`] ?? 0;
}

function goalWithoutEvent(kind: Goal['kind'], side: Side): Goal {
  return { kind, side, scorer: null, minute: null, stoppage: null, how: null };
}

function goalOfEvent({ player_name, minute, extra_minute, penalty, own_goal }: MatchEvent, side: Side): Goal {
  const how = own_goal ? 'own' : penalty ? 'penalty' : null;
  return { kind: 'goal', side, scorer: player_name, minute, stoppage: extra_minute, how };
}
