import type { EventDetails, LogEntry } from '#service/engine/story/log-entry.ts';
import { type MatchFrame, type Score, sharedScore } from './match-frame.ts';
import type { MatchState, VisibleEvent } from './match-state.ts';
import { volumeRow } from './minute-volumes.ts';
import { clockAt, minuteAt, STATUS_CODE } from './status.ts';
import { type Story, storyBy } from './story.ts';
import { TeamTally } from './team-tally.ts';

/** Returns the details of an entry at an instant, with the corrections shown by then. */
export function detailsAt(entry: LogEntry, instant: number): EventDetails {
  let details: EventDetails = entry;
  for (const { shownAt, patch } of entry.amendments)
    if (shownAt <= instant) details = { ...details, ...patch };
  return details;
}

function eventOf(
  entry: LogEntry,
  details: EventDetails,
  type: VisibleEvent['type'],
  story: Story,
): VisibleEvent | null {
  const period = story.timetable.periods[entry.period];
  if (period === undefined) return null;
  const { minute, extra } = minuteAt(period, entry.second);
  return {
    key: entry.key,
    side: entry.side,
    type,
    period: period.code,
    minute,
    extra,
    at: entry.at,
    slot: details.slot,
    relatedSlot: details.relatedSlot,
    ownGoal: entry.ownGoal,
    penalty: entry.penalty,
    result: details.result,
    reason: details.reason,
    info: details.info,
  };
}

function isListed(kind: EventDetails['kind']): kind is VisibleEvent['type'] {
  return kind !== 'foul' && kind !== 'offside' && kind !== 'shot_blocked';
}

const SHOOT_OUT = 4;

/** Counts visible goals and shoot-out kicks by period; the only place that counts them. */
class ScoreCounter {
  readonly #goals: readonly [number[], number[]] = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ];

  add(entry: LogEntry, details: EventDetails): void {
    const counts = details.kind === 'goal' || details.kind === 'penalty_shootout_scored';
    if (!counts) return;
    const goals = this.#goals[(entry.side === 'home') === entry.ownGoal ? 1 : 0];
    goals[entry.period] = (goals[entry.period] ?? 0) + 1;
  }

  /** Returns the goals of the periods from `first` to before `end`. */
  score(first: number, end: number): Score {
    const [home, away] = this.#goals.map((goals) =>
      goals.slice(first, end).reduce((sum, count) => sum + count, 0),
    );
    return sharedScore(home ?? 0, away ?? 0);
  }
}

interface Fold {
  counter: ScoreCounter;
  tally: TeamTally;
  events: VisibleEvent[];
}

/** Folds everything shown by an instant. */
function fold(story: Story, instant: number): Fold {
  const counter = new ScoreCounter();
  const tally = new TeamTally();
  const events: VisibleEvent[] = [];
  for (const entry of story.entries) {
    if (entry.shownAt > instant) continue;
    const details = detailsAt(entry, instant);
    counter.add(entry, details);
    tally.add(entry, details);
    if (!isListed(details.kind)) continue;
    const event = eventOf(entry, details, details.kind, story);
    if (event === null) continue;
    if (event.type === 'goal') event.score = counter.score(0, SHOOT_OUT);
    events.push(event);
  }
  tally.finish(
    counter.score(0, SHOOT_OUT),
    story.volumes,
    volumeRow(story.volumes, story.timetable, instant),
  );
  return { counter, tally, events };
}

const FINAL: readonly number[] = [
  STATUS_CODE.finished,
  STATUS_CODE.finishedOnPenalties,
  STATUS_CODE.finishedAfterExtraTime,
  STATUS_CODE.awarded,
];

function scores(
  story: Story,
  counter: ScoreCounter,
  code: number,
  instant: number,
): Pick<MatchState, 'score' | 'ht' | 'ft' | 'et' | 'ps'> {
  const { periods } = story.timetable;
  const isOver = (period: number): boolean => instant >= (periods[period]?.ends ?? Number.POSITIVE_INFINITY);
  const cut = story.disruption.kind === 'abandoned' ? periods.length - 1 : periods.length;
  const until = (period: number): Score | null =>
    period < cut && isOver(period) ? counter.score(0, period + 1) : null;
  const hasBegun = (period: number): boolean =>
    instant >= (periods[period]?.starts ?? Number.POSITIVE_INFINITY);
  const awarded = code === STATUS_CODE.awarded ? story.result.final : null;
  return {
    score: awarded ?? (hasBegun(0) ? counter.score(0, SHOOT_OUT) : null),
    ht: until(0),
    ft: awarded ?? until(1),
    et: until(3),
    ps: hasBegun(SHOOT_OUT) ? counter.score(SHOOT_OUT, SHOOT_OUT + 1) : null,
  };
}

/** Returns the state of a match at an instant (epoch seconds), as far as shown by then. */
export function stateAt(frame: MatchFrame, instant: number): MatchState {
  const story = storyBy(frame, instant);
  const { counter, tally, events } = fold(story, instant);
  const clock = clockAt(story, frame, instant);
  const [home, away] = tally.sides;
  return {
    ...clock,
    ...scores(story, counter, clock.status, instant),
    winner: FINAL.includes(clock.status) ? story.result.winner : null,
    events,
    stats: tally.sides,
    onPitch: [11 - home.redcards - home.yellowredcards, 11 - away.redcards - away.yellowredcards],
  };
}

function countShown({ entries }: Story, instant: number): number {
  let count = 0;
  for (const { shownAt, amendments } of entries) {
    if (shownAt <= instant) count += 1;
    for (const later of amendments) if (later.shownAt <= instant) count += 1;
  }
  return count;
}

/**
 * Returns a version of a match's state at an instant (epoch seconds), at a fraction of the state's cost. Equal
 * versions mean equal states, since entries, corrections and periods are only ever added.
 */
export function stateVersion(frame: MatchFrame, instant: number): string {
  const story = storyBy(frame, instant);
  const { status: code, minute, extra, info } = clockAt(story, frame, instant);
  const row = story.entries.length === 0 ? 0 : volumeRow(story.volumes, story.timetable, instant);
  let edges = 0;
  for (const { starts, ends } of story.timetable.periods) {
    if (instant >= starts) edges += 1;
    if (instant >= ends) edges += 1;
  }
  return `${code} ${minute} ${extra} ${info} ${edges} ${row} ${countShown(story, instant)}`;
}

/** Returns the score at an instant; null before kick-off or without a score. */
export function scoreAt(frame: MatchFrame, instant: number): Score | null {
  return stateAt(frame, instant).score;
}
