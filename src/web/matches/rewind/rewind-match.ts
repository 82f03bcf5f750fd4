import { MINUTE_S } from '#contract/durations.ts';
import { goalsOf } from '#contract/goal.ts';
import { NO_SCORES } from '#contract/no-scores.ts';
import type { Score } from '#contract/parse/score.ts';
import { periodOf, TIMED_PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { addGoal } from '#contract/score.ts';
import { isScoredKick } from '#contract/shoot-out-kick.ts';
import { sideOf } from '#contract/side-of.ts';
import { BREAK, HALF_TIME } from '#contract/status.ts';
import { earlierMatch, statusIn } from '#web/matches/earlier-match.ts';
import { hasAllGoals } from '#web/matches/timeline-periods.ts';
import {
  minuteInPeriod,
  type PeriodTime,
  periodTimes,
  type TimedEvent,
  timedEvents,
} from './period-times.ts';

/** Fields of a match that are not known at an earlier instant: they come later, or hold only now. */
const LATER = { standings: { home_position: null, away_position: null }, stats: [], attendance: null };

function withoutLater<M extends MatchRow>(match: M): M {
  const fields = Object.entries(LATER).filter(([name]) => name in match);
  return { ...match, ...Object.fromEntries(fields) };
}

function beforeKickOff<M extends MatchRow>(match: M): M {
  const scheduled: MatchRow = {
    ...withoutLater(match),
    phase: 'scheduled',
    status: 0,
    status_name: 'Notstarted',
    status_period: null,
    info: null,
    winner_team_id: null,
    time: { ...match.time, minute: null },
    events: [],
    scores: NO_SCORES,
  };
  return scheduled as M;
}

/** Returns the minute at an instant of a period. Events say better than the clock which one it was. */
function minuteAt(
  { period, starts }: PeriodTime,
  instant: number,
  events: readonly TimedEvent[],
): MatchRow['time']['minute'] {
  const timed = TIMED_PERIODS.find((one) => one.period === period);
  if (!timed) return null;
  let [earliest, latest] = [1, Number.POSITIVE_INFINITY];
  for (const { event, at } of events) {
    const minute = periodOf(event) === period ? minuteInPeriod(event, period) : null;
    if (minute === null || event.timestamp === null) continue;
    if (at <= instant) earliest = Math.max(earliest, minute);
    else latest = Math.min(latest, minute);
  }
  const passed = Math.floor((instant - starts) / MINUTE_S) + 1;
  const minute = Math.max(earliest, Math.min(passed, latest));
  if (minute <= timed.length) return { minute: timed.before + minute, extra: null };
  return { minute: timed.before + timed.length, extra: minute - timed.length };
}

/** Returns the tally of the kicks among events. */
function tallyOf(events: readonly MatchEvent[], teams: MatchRow['teams']): Score {
  return events.reduce<Score>(
    (tally, event) => {
      const side = sideOf(event, teams);
      return side && isScoredKick(event) ? addGoal(tally, side) : tally;
    },
    [0, 0],
  );
}

/**
 * Returns a match as it was at an instant (epoch seconds), from its events; the record itself once the match is over.
 * What events cannot tell is absent.
 */
export function rewindMatch<M extends MatchRow>(match: M, instant: number): M {
  const times = periodTimes(match);
  const [first, last] = [times[0], times.at(-1)];
  if (match.phase === 'scheduled') return match;
  if (!first || !last) return instant < match.time.timestamp ? beforeKickOff(match) : match;
  if (instant < first.starts) return beforeKickOff(match);
  if (match.phase !== 'live' && instant >= last.ends) return match;
  const time = times.findLast(({ starts }) => starts <= instant) ?? first;
  const all = timedEvents(match, times);
  const events = all.filter(({ at }) => at <= instant).map(({ event }) => event);
  const isBreak = instant >= time.ends;
  const timed = TIMED_PERIODS.find(({ period }) => period === time.period);
  const afterPeriod = timed && { minute: timed.before + timed.length, extra: null };
  const goals = { events, teams: match.teams };
  return earlierMatch(withoutLater(match), {
    status: isBreak ? (time === first ? HALF_TIME : BREAK) : statusIn(time.period),
    period: time.period,
    minute: isBreak ? (afterPeriod ?? null) : minuteAt(time, instant, all),
    score: hasAllGoals(match, match.events ?? [])
      ? [goalsOf(goals, 'home').length, goalsOf(goals, 'away').length]
      : null,
    tally: tallyOf(events, match.teams),
    events,
  });
}
