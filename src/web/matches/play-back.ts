import { isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import { PERIODS, TIMED_PERIODS } from '#contract/periods.ts';
import type { Match } from '#contract/records/match.ts';
import { BREAK, HALF_TIME } from '#contract/status.ts';
import { earlierMatch, statusIn } from './earlier-match.ts';
import { type TimelineEvent, timelinePeriods } from './timeline-periods.ts';

/** Time between two steps that follow each other automatically, ms; the same for all, so that it tells nothing. */
export const STEP_MS = 4_000;

/** A match up to one of its moments. */
export interface PlayBackStep {
  /** The match with what had happened by then. */
  readonly match: Match;
  /** What has just happened; null at the start of a period. */
  readonly event: TimelineEvent | null;
}

/** Kinds of event that playing back stops at. */
const STOPS: ReadonlySet<string> = new Set([
  'goal',
  'redcard',
  'yellowredcard',
  'penalty_missed',
  'var',
  'penalty_shootout_scored',
  'penalty_shootout_missed',
]);

const [FIRST_HALF, SECOND_HALF, EXTRA_TIME_1, EXTRA_TIME_2, PENALTIES] = PERIODS;

/** Status and period before the first event of a period: the break before it, and at kick-off the first half. */
const STARTS: Readonly<Record<string, readonly [status: number, period: string]>> = {
  [SECOND_HALF]: [HALF_TIME, FIRST_HALF],
  [EXTRA_TIME_1]: [BREAK, SECOND_HALF],
  [EXTRA_TIME_2]: [BREAK, EXTRA_TIME_1],
  [PENALTIES]: [statusIn(PENALTIES), PENALTIES],
};

/** An event, or the start of a period, in the order of play. */
interface Moment {
  readonly period: string;
  /** Score at the start of the period, where the service gives it. */
  readonly startScore: Score | null;
  readonly event: TimelineEvent | null;
}

const momentsOf = (match: Match): readonly Moment[] =>
  timelinePeriods(match)
    .toReversed()
    .flatMap(({ period, startScore, events }) =>
      [null, ...events.toReversed()].map((event) => ({ period, startScore, event })),
    );

/** Returns the score and the tally of the shoot-out after some moments; the score is null where goals lack it. */
function scoresAfter(moments: readonly Moment[]): { score: Score | null; tally: Score } {
  let score: Score | null = [0, 0];
  let tally: Score = [0, 0];
  for (const { period, startScore, event } of moments) {
    if (event === null) score = startScore ?? score;
    else if (event.isCancelled) continue;
    else if (period === PENALTIES) tally = event.score ?? tally;
    else if (isGoal(event.event)) score = event.score;
  }
  return { score, tally };
}

function matchAfter(match: Match, moments: readonly Moment[], last: Moment): Match {
  const { period, event } = last;
  const [status, statusPeriod] = (event === null && STARTS[period]) || ([statusIn(period), period] as const);
  const { minute, extra_minute: extra } = event?.event ?? { minute: null, extra_minute: null };
  const started = TIMED_PERIODS[0]?.period === period && event === null ? { minute: 1, extra: null } : null;
  return earlierMatch(match, {
    ...scoresAfter(moments),
    status,
    period: statusPeriod,
    minute: minute === null ? started : { minute, extra },
    events: moments.flatMap(({ event }) => event?.event ?? []),
  });
}

/**
 * Returns a match as it was at a step of playing it back: kick-off, goals, sendings-off, missed penalties, rulings, the
 * ends of periods and the kicks of a shoot-out. Null after the last step so far.
 *
 * @param step from 0
 */
export function playBackStep(match: Match, step: number): PlayBackStep | null {
  const moments = momentsOf(match);
  const stops = moments.flatMap(({ event }, at) =>
    event === null || STOPS.has(event.event.type) ? [at] : [],
  );
  const at = stops[step];
  const last = at === undefined ? undefined : moments[at];
  if (at === undefined || !last) return null;
  return { match: matchAfter(match, moments.slice(0, at + 1), last), event: last.event };
}

/** Returns the last step of a match up to one: events may have been corrected since. */
export function lastStep(match: Match, step: number): PlayBackStep | null {
  for (let at = step; at >= 0; at -= 1) {
    const playBack = playBackStep(match, at);
    if (playBack) return playBack;
  }
  return null;
}
