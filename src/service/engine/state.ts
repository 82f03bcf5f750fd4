import type { MatchFrame, Score } from './match-frame.ts';
import { score } from './match-frame.ts';
import type { MatchEvent, MatchState } from './match-state.ts';
import { pulseRow } from './pulse.ts';
import { clockAt, minuteAt, status } from './status.ts';
import type { Deed, Entry } from './story/entry.ts';
import type { Story } from './story.ts';
import { storyBy } from './story.ts';
import { Tally } from './tally.ts';

/** Returns the details of an entry at an instant, with the corrections shown by then. */
export function toldAt(entry: Entry, instant: number): Deed {
  let told: Deed = entry;
  for (const { shown, patch } of entry.amended) if (shown <= instant) told = { ...told, ...patch };
  return told;
}

function eventOf(entry: Entry, told: Deed, type: MatchEvent['type'], story: Story): MatchEvent | null {
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
    slot: told.slot,
    relatedSlot: told.relatedSlot,
    ownGoal: entry.ownGoal,
    penalty: entry.penalty,
    result: told.result,
    reason: told.reason,
    info: told.info,
  };
}

function isListed(kind: Deed['kind']): kind is MatchEvent['type'] {
  return kind !== 'foul' && kind !== 'offside' && kind !== 'shot_blocked';
}

const SHOOT_OUT = 4;

/** Counts visible goals and shoot-out kicks by period; the only place that counts them. */
class Board {
  readonly #goals: readonly [number[], number[]] = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ];

  add(entry: Entry, told: Deed): void {
    const counts = told.kind === 'goal' || told.kind === 'penalty_shootout_scored';
    if (!counts) return;
    const goals = this.#goals[(entry.side === 'home') === entry.ownGoal ? 1 : 0];
    goals[entry.period] = (goals[entry.period] ?? 0) + 1;
  }

  /** Returns the goals of the periods from `first` to before `end`. */
  score(first: number, end: number): Score {
    const [home, away] = this.#goals.map((goals) =>
      goals.slice(first, end).reduce((sum, count) => sum + count, 0),
    );
    return score(home ?? 0, away ?? 0);
  }
}

interface Fold {
  board: Board;
  tally: Tally;
  events: MatchEvent[];
}

/** Folds everything shown by an instant. */
function fold(told: Story, instant: number): Fold {
  const board = new Board();
  const tally = new Tally();
  const events: MatchEvent[] = [];
  for (const entry of told.entries) {
    if (entry.shown > instant) continue;
    const deed = toldAt(entry, instant);
    board.add(entry, deed);
    tally.add(entry, deed);
    if (!isListed(deed.kind)) continue;
    const event = eventOf(entry, deed, deed.kind, told);
    if (event === null) continue;
    if (event.type === 'goal') event.score = board.score(0, SHOOT_OUT);
    events.push(event);
  }
  tally.finish(board.score(0, SHOOT_OUT), told.pulse, pulseRow(told.pulse, told.timetable, instant));
  return { board, tally, events };
}

const FINAL: readonly number[] = [
  status.finished,
  status.finishedOnPenalties,
  status.finishedAfterExtraTime,
  status.awarded,
];

function scores(
  told: Story,
  board: Board,
  code: number,
  instant: number,
): Pick<MatchState, 'score' | 'ht' | 'ft' | 'et' | 'ps'> {
  const { periods } = told.timetable;
  const over = (period: number): boolean => instant >= (periods[period]?.ends ?? Number.POSITIVE_INFINITY);
  const cut = told.fate.kind === 'abandoned' ? periods.length - 1 : periods.length;
  const until = (period: number): Score | null =>
    period < cut && over(period) ? board.score(0, period + 1) : null;
  const begun = (period: number): boolean => instant >= (periods[period]?.starts ?? Number.POSITIVE_INFINITY);
  const awarded = code === status.awarded ? told.result.final : null;
  return {
    score: awarded ?? (begun(0) ? board.score(0, SHOOT_OUT) : null),
    ht: until(0),
    ft: awarded ?? until(1),
    et: until(3),
    ps: begun(SHOOT_OUT) ? board.score(SHOOT_OUT, SHOOT_OUT + 1) : null,
  };
}

/** Returns the state of a match at an instant (epoch seconds), as far as shown by then. */
export function stateAt(frame: MatchFrame, instant: number): MatchState {
  const told = storyBy(frame, instant);
  const { board, tally, events } = fold(told, instant);
  const shown = clockAt(told, frame.kickOff, instant);
  const [home, away] = tally.sides;
  return {
    ...shown,
    ...scores(told, board, shown.status, instant),
    winner: FINAL.includes(shown.status) ? told.result.winner : null,
    events,
    stats: tally.sides,
    onPitch: [11 - home.redcards - home.yellowredcards, 11 - away.redcards - away.yellowredcards],
  };
}

/** Counts the entries and corrections shown by an instant. */
function shownBy({ entries }: Story, instant: number): number {
  let count = 0;
  for (const { shown, amended } of entries) {
    if (shown <= instant) count += 1;
    for (const later of amended) if (later.shown <= instant) count += 1;
  }
  return count;
}

/**
 * Returns a version of a match's state at an instant (epoch seconds), at a fraction of the state's cost. Equal
 * versions mean equal states, since entries, corrections and periods are only ever added.
 */
export function markOf(frame: MatchFrame, instant: number): string {
  const told = storyBy(frame, instant);
  const { status: code, minute, extra, info } = clockAt(told, frame.kickOff, instant);
  const row = told.entries.length === 0 ? 0 : pulseRow(told.pulse, told.timetable, instant);
  let edges = 0;
  for (const { starts, ends } of told.timetable.periods) {
    if (instant >= starts) edges += 1;
    if (instant >= ends) edges += 1;
  }
  return `${code} ${minute} ${extra} ${info} ${edges} ${row} ${shownBy(told, instant)}`;
}

/** Returns the score at an instant; null before kick-off or without a score. */
export function scoreAt(frame: MatchFrame, instant: number): Score | null {
  return stateAt(frame, instant).score;
}
