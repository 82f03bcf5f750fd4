import { PERIODS, type PeriodName, periodOf } from '#contract/periods.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { goalsOf, isGoal } from '#web/format/goal.ts';
import { isRuledOut } from '#web/format/ruled-out.ts';
import { type Side, sideOf } from '#web/format/side-of.ts';

type Score = readonly [home: number, away: number];

/** Something that happened, ready to be shown. */
export interface Happening {
  readonly event: MatchEvent;
  /** Stays the same when events are corrected behind it. */
  readonly key: string;
  /** Where it stands: an own goal on the side that gains. Null: the service did not say whose it is. */
  readonly side: Side | null;
  /**
   * The score, or in a shoot-out its tally, after it; of a goal that was ruled out the score that it would have
   * made. Null if it is no goal.
   */
  readonly score: Score | null;
  /** In a shoot-out the number of the kick, both sides counted; else null. */
  readonly kick: number | null;
  /** It does not count any more. */
  readonly struck: boolean;
}

/** A part of the match with what happened in it, newest first. */
export interface Part {
  /** `1st half`, `2nd half`, `extra time 1`, `extra time 2`, `penalties`, or what the service calls it. */
  readonly period: string;
  /** How it stood when the part began; null for the first, and where nobody can say. */
  readonly from: Score | null;
  readonly happenings: readonly Happening[];
}

/** Volume, not story: the match curve is made of these. */
const UNTOLD: ReadonlySet<string> = new Set(['corner', 'shot_on_target', 'shot_off_target']);
/** The last period of a match that ended with this status. */
const LAST: Readonly<Record<number, PeriodName>> = {
  3: '2nd half',
  32: 'extra time 2',
  31: 'penalties',
  13: 'penalties',
};

const AWARDED = 9;
/** Later than any minute of play. */
const UNKNOWN_MINUTE = 1_000;

function isScored(event: MatchEvent, period: string): boolean {
  if (period !== 'penalties') return isGoal(event);
  return event.type === 'penalty_shootout_scored' && event.result !== 'cancelled';
}

function plus([home, away]: Score, side: Side): Score {
  return side === 'home' ? [home + 1, away] : [home, away + 1];
}

/** How it stood when a part began, as far as the service tells it by itself. */
function told({ scores }: Match, period: string): Score | null {
  if (period === '2nd half') return scores.ht_score;
  if (period === 'extra time 1') return scores.ft_score;
  return period === 'penalties' ? (scores.et_score ?? scores.ft_score) : null;
}

/** Whether a ball has been kicked: a match can end at the green table, or be off, before it began. */
export function wasPlayed({ phase, status, events, scores }: Match): boolean {
  if (phase === 'scheduled' || phase === 'off') return scores.home_score !== null;
  return status !== AWARDED || (events !== undefined && events.length > 0);
}

/**
 * Whether the goals that are told are all that fell: only then does their sum say how it stood in between. A match that
 * was awarded has another score than its goals.
 */
function isWhole({ status, scores, teams }: Match, events: readonly MatchEvent[]): boolean {
  if (status === AWARDED) return events.length > 0;
  const fell = (side: Side) => goalsOf({ events, teams }, side).length;
  const { home_score, away_score } = scores;
  if (home_score === null || away_score === null) return false;
  return fell('home') >= home_score && fell('away') >= away_score;
}

/** The parts that have begun, in the order of play: also those in which nothing happened. */
function begun(match: Match, present: ReadonlySet<string>): readonly string[] {
  const now = LAST[match.status] ?? match.status_period?.toLowerCase() ?? null;
  const known = new Set(now === null ? present : [...present, now]);
  if (!wasPlayed(match)) return [];
  known.add(PERIODS[0]);
  // Extra time in which nothing happened was played all the same.
  if (known.has(PERIODS[4]) && match.scores.et_score) known.add(PERIODS[3]);
  if (PERIODS.slice(2).some((period) => known.has(period))) known.add(PERIODS[1]);
  if (known.has(PERIODS[3])) known.add(PERIODS[2]);
  const odd = [...known].filter((period) => !PERIODS.some((one) => one === period));
  return [...PERIODS.filter((period) => known.has(period)), ...odd];
}

/** When an event was, for sorting within its period: added time comes after the minute, an unknown minute last. */
function minuteOf({ minute, extra_minute }: MatchEvent): number {
  return minute === null ? UNKNOWN_MINUTE : minute + (extra_minute ?? 0) / 1_000;
}

/** Tells a match part by part, newest first. */
export function timeline(match: Match): readonly Part[] {
  // The service's order is kept within a minute only: a late entry may come at the end of its list.
  const all = (match.events ?? []).toSorted((a, b) => minuteOf(a) - minuteOf(b));
  const events = all.filter(({ type }) => !UNTOLD.has(type));
  const whole = isWhole(match, events);
  let score: Score = [0, 0];
  const parts = begun(match, new Set(all.map(periodOf))).map((period): Part => {
    const stood = told(match, period);
    const known = stood !== null || whole;
    score = stood ?? score;
    const from = period === PERIODS[0] || !known ? null : score;
    let tally: Score = period === 'penalties' ? [0, 0] : score;
    let kicks = 0;
    const happenings = events
      .filter((event) => periodOf(event) === period)
      .map((event, at): Happening => {
        const side = sideOf(event, match.teams);
        const counts = side !== null && isScored(event, period);
        const struck = event.type === 'var' || event.result === 'cancelled';
        const would = side !== null && isRuledOut(event) ? plus(tally, side) : null;
        if (counts) tally = plus(tally, side);
        const kick = period === 'penalties' && event.type.startsWith('penalty_shootout') ? ++kicks : null;
        const stands = counts ? tally : would;
        const isSure = whole || period === 'penalties';
        return { event, key: `${period} ${at}`, side, score: isSure ? stands : null, kick, struck };
      });
    if (period !== 'penalties') score = tally;
    return { period, from, happenings: happenings.reverse() };
  });
  return parts.reverse();
}
