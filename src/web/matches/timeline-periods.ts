import { goalsOf, isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import { PERIODS, type PeriodName, periodOf } from '#contract/periods.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { addGoal, scoreOf } from '#contract/score.ts';
import { isKick, isScoredKick } from '#contract/shoot-out-kick.ts';
import { type Side, sideOf } from '#contract/side-of.ts';
import { AWARDED, DECIDED } from '#contract/status.ts';
import type { Words } from '#web/words/words.ts';

export interface TimelineEvent {
  readonly event: MatchEvent;
  /** Stable while events are corrected. */
  readonly key: string;
  /** The side of the event; an own goal is on the side that gains. Null where the service does not name a team. */
  readonly side: Side | null;
  /**
   * The score after the event, or the tally in a shoot-out; for a ruled-out goal the score it would have made. Null
   * for other events.
   */
  readonly score: Score | null;
  /** The number of the kick in a shoot-out, counting both sides; else null. */
  readonly kickNumber: number | null;
  readonly isCancelled: boolean;
}

/** A period of the match with its events, newest first. */
export interface TimelinePeriod {
  /** `1st half`, `2nd half`, `extra time 1`, `extra time 2`, `penalties`, or the service's own name. */
  readonly period: string;
  /** The score at the start of the period; null for the first period and where it is unknown. */
  readonly startScore: Score | null;
  readonly events: readonly TimelineEvent[];
}

/** Frequent events that only the match curve uses. */
const CURVE_ONLY_TYPES: ReadonlySet<string> = new Set(['corner', 'shot_on_target', 'shot_off_target']);
/** The last period of a match by its final status. */
const LAST_PERIOD: Readonly<Record<number, PeriodName>> = {
  3: '2nd half',
  32: 'extra time 2',
  31: 'penalties',
  13: 'penalties',
};

function isScored(event: MatchEvent, period: string): boolean {
  if (period !== 'penalties') return isGoal(event);
  return isScoredKick(event);
}

/** Returns the service's own score at the start of a period, if it gives one. */
function officialStartScore({ scores }: Match, period: string): Score | null {
  if (period === '2nd half') return scores.ht_score;
  if (period === 'extra time 1') return scores.ft_score;
  return period === 'penalties' ? (scores.et_score ?? scores.ft_score) : null;
}

/** Returns whether play has begun: a match can be awarded or called off before kick-off. */
export function wasPlayed({ phase, status, events, scores }: MatchRow): boolean {
  if (phase === 'scheduled' || phase === 'off') return scores.home_score !== null;
  return status !== AWARDED || (events !== undefined && events.length > 0);
}

/**
 * Returns whether the events contain all goals; only then do they give the score in between. The score of an
 * awarded or cancelled match differs from its goals.
 */
export function hasAllGoals(match: MatchRow, events: readonly MatchEvent[]): boolean {
  if (DECIDED.has(match.status)) return events.length > 0;
  const goalCount = (side: Side) => goalsOf({ events, teams: match.teams }, side).length;
  const score = scoreOf(match);
  return score !== null && goalCount('home') >= score[0] && goalCount('away') >= score[1];
}

/** Returns the periods that have begun in the order of play, including those without events. */
export function startedPeriods(match: MatchRow): readonly string[] {
  const eventPeriods = new Set((match.events ?? []).map(periodOf));
  const now = LAST_PERIOD[match.status] ?? match.status_period?.toLowerCase() ?? null;
  const periods = new Set(now === null ? eventPeriods : [...eventPeriods, now]);
  if (!wasPlayed(match)) return [];
  periods.add(PERIODS[0]);
  // Extra time without events was played nevertheless.
  if (periods.has(PERIODS[4]) && match.scores.et_score) periods.add(PERIODS[3]);
  if (PERIODS.slice(2).some((period) => periods.has(period))) periods.add(PERIODS[1]);
  if (periods.has(PERIODS[3])) periods.add(PERIODS[2]);
  const unknownPeriods = [...periods].filter((period) => !PERIODS.some((one) => one === period));
  return [...PERIODS.filter((period) => periods.has(period)), ...unknownPeriods];
}

/** Returns the timeline of a match by period, newest first. */
export function timelinePeriods(match: Match): readonly TimelinePeriod[] {
  const storyEvents = (match.events ?? []).filter(({ type }) => !CURVE_ONLY_TYPES.has(type));
  const isComplete = hasAllGoals(match, storyEvents);
  let score: Score = [0, 0];
  const periods = startedPeriods(match).map((period): TimelinePeriod => {
    const officialScore = officialStartScore(match, period);
    const isScoreKnown = officialScore !== null || isComplete;
    score = officialScore ?? score;
    const startScore = period === PERIODS[0] || !isScoreKnown ? null : score;
    let tally: Score = period === 'penalties' ? [0, 0] : score;
    let kicks = 0;
    const events = storyEvents
      .filter((event) => periodOf(event) === period)
      .map((event, at): TimelineEvent => {
        const side = sideOf(event, match.teams);
        const isCounted = side !== null && isScored(event, period);
        const isCancelled = event.type === 'var' || event.result === 'cancelled';
        const ruledOutScore = side !== null && isRuledOut(event) ? addGoal(tally, side) : null;
        if (isCounted) tally = addGoal(tally, side);
        const kickNumber = period === 'penalties' && isKick(event) ? ++kicks : null;
        const scoreAfter = isCounted ? tally : ruledOutScore;
        const isReliable = isComplete || period === 'penalties';
        return {
          event,
          key: `${period} ${at}`,
          side,
          score: isReliable ? scoreAfter : null,
          kickNumber,
          isCancelled,
        };
      });
    if (period !== 'penalties') score = tally;
    return { period, startScore, events: events.reverse() };
  });
  return periods.reverse();
}

/** Returns the name of an event for screen readers; a ruling that cancelled no goal is a plain ruling. */
export function eventName(event: MatchEvent, { match }: Pick<Words<'match'>, 'match'>): string {
  const kinds: Readonly<Record<string, string>> = match.kinds;
  if (isRuledOut(event)) return match.kinds.var;
  return event.type === 'var' ? match.ruling : (kinds[event.type] ?? event.type);
}

/** Returns the name of an event's player, or what stands in for it: an event of an unknown kind has its kind. */
export function eventPlayer(event: MatchEvent, words: Pick<Words<'match'>, 'match'>): string {
  const { kinds, unknownScorer, unknownPlayer } = words.match;
  if (event.player_name !== null) return event.player_name;
  if (!(event.type in kinds)) return eventName(event, words);
  return event.type === 'goal' ? unknownScorer : unknownPlayer;
}

/** Returns the kind of icon of an event (`ui/event-icon.tsx`). */
export function eventIcon(event: MatchEvent): string {
  if (isRuledOut(event)) return 'var';
  if (event.type !== 'goal') return event.type;
  return event.own_goal ? 'own-goal' : event.penalty ? 'penalty' : 'goal';
}
