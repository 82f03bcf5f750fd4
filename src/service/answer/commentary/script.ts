import type { Side } from '#service/engine/match-frame.ts';
import type { MatchEvent, MatchState } from '#service/engine/match-state.ts';
import { stateAt } from '#service/engine/state.ts';
import type { Story } from '#service/engine/story.ts';
import { story } from '#service/engine/story.ts';
import type { Period } from '#service/engine/timetable.ts';
import { instantOf } from '#service/engine/timetable.ts';
import type { Fixture } from '#service/world/fixture.ts';
import type { CommentKind } from './phrases.ts';

/** A comment before it has words. Instants are epoch seconds. */
export interface Line {
  /**
   * Position in the whole match. It stays the same when an event is reported late, so numbers can be missing
   * for a while.
   */
  readonly order: number;
  readonly kind: CommentKind;
  readonly minute: number;
  readonly extra: number | null;
  /** The event; null for a comment about the match. */
  readonly event: MatchEvent | null;
  /** The side; null if it concerns both. */
  readonly side: Side | null;
  /** The score at that moment; null if the comment has none. */
  readonly score: string | null;
  /** Minutes of added time. */
  readonly count: number | null;
}

/** A future comment: every comment of a match has its position before it is published. */
interface Cue {
  readonly at: number;
  readonly shown: number;
  /** Key of the engine's log entry. */
  readonly entry: number | null;
  readonly line: Omit<Line, 'order'> | null;
}

/** Returns a comment about the match itself. */
function plain(kind: CommentKind, minute: number, changes: Partial<Line> = {}): Omit<Line, 'order'> {
  return { kind, minute, extra: null, event: null, side: null, score: null, count: null, ...changes };
}

const OPENING: readonly CommentKind[] = ['live', 'venue', 'referee', 'formations'];
const STARTS: readonly CommentKind[] = ['kickOff', 'secondHalf', 'extraTime', 'extraTimeSecond', 'shootOut'];
const UNLISTED: ReadonlySet<string> = new Set(['foul', 'offside', 'shot_blocked']);

/** Returns the score at the end of a period; for a shoot-out the kicks, winner first. */
function scoreAfter(state: MatchState, period: number): string | null {
  const parts = [state.ht, state.ft, state.et, state.et, state.ps];
  const score = period === 2 ? state.score : parts[period];
  if (score === undefined || score === null) return null;
  return (period === 4 ? score.toSorted((a, b) => b - a) : score).join('-');
}

function endOf(told: Story, index: number): CommentKind {
  const last = index === told.timetable.periods.length - 1;
  if (last && told.fate.kind === 'abandoned') return 'abandoned';
  if (index === 0) return 'halfTime';
  if (index === 1) return last ? 'fullTime' : 'extraTimeToCome';
  if (index === 2) return 'extraTimeHalf';
  if (index === 3) return last ? 'afterExtraTime' : 'shootOutToCome';
  return 'afterShootOut';
}

/** Returns the comments of a period that are not events: whistles, interruptions and added time. */
function periodCues(told: Story, period: Period, index: number, fixture: Fixture): Cue[] {
  const { starts, ends, base, length, stoppage, pause } = period;
  const whole = base + length;
  const cue = (at: number, kind: CommentKind, minute: number, changes: Partial<Line> = {}): Cue => {
    return { at, shown: at, entry: null, line: plain(kind, minute, changes) };
  };
  const kind = endOf(told, index);
  const state = stateAt(fixture.frame, ends);
  const score = kind === 'abandoned' ? null : scoreAfter(state, index);
  const [own, others] = state.ps ?? [0, 0];
  const cues = [cue(starts, STARTS[index] ?? 'kickOff', index === 4 ? whole : base + 1)];
  const added = length === 0 ? ends : instantOf(told.timetable, { period: index, second: length * 60 });
  if (stoppage > 0 && added < ends) {
    cues.push(cue(added, stoppage === 1 ? 'addedMinute' : 'addedMinutes', whole, { count: stoppage }));
  }
  if (pause !== null) {
    const minute = Math.min(whole, base + Math.floor(pause.after / 60) + 1);
    cues.push(cue(starts + pause.after, 'interrupted', minute));
    cues.push(cue(starts + pause.after + pause.seconds, 'resumed', minute));
  }
  const minute = kind === 'abandoned' ? Math.min(whole, base + Math.floor((ends - starts) / 60) + 1) : whole;
  return [...cues, cue(ends, kind, minute, { score, side: own > others ? 'home' : 'away' })];
}

function eventKind({
  type,
  ownGoal,
  penalty,
  slot,
  relatedSlot,
  reason,
  info,
  result,
}: MatchEvent): CommentKind {
  switch (type) {
    case 'goal':
      if (slot === null) return 'goalUnknown';
      if (ownGoal) return 'ownGoal';
      if (penalty) return 'goalPenalty';
      return relatedSlot === null ? 'goal' : 'goalAssisted';
    case 'var':
      return result === 'cancelled' && info?.startsWith('Goal') === true ? 'ruledOut' : 'penaltyOverturned';
    case 'yellowcard':
      return 'yellow';
    case 'yellowredcard':
      return 'secondYellow';
    case 'redcard':
      return 'red';
    case 'substitution':
      return reason === null ? 'change' : 'changeInjured';
    case 'corner':
      return 'corner';
    case 'shot_on_target':
      return 'onTarget';
    case 'shot_off_target':
      return 'offTarget';
    case 'penalty_missed':
      return info === 'Saved' ? 'penaltySaved' : 'penaltyMissed';
    case 'penalty_shootout_scored':
      return 'kickScored';
    case 'penalty_shootout_missed':
      return 'kickMissed';
  }
}

/** Returns all comments of a match in order; only called once the match has started. */
function cuesOf(fixture: Fixture): Cue[] {
  const told = story(fixture.frame);
  const cues = told.timetable.periods.flatMap((period, index) => periodCues(told, period, index, fixture));
  for (const { key, kind, at, shown } of told.entries) {
    if (!UNLISTED.has(kind)) cues.push({ at, shown, entry: key, line: null });
  }
  // At the same instant the whistle of a period comes before its events, which are already in order.
  return cues.sort((a, b) => a.at - b.at || (a.entry ?? -1) - (b.entry ?? -1));
}

function opening(kickOff: number): Cue[] {
  return OPENING.map((kind) => ({ at: kickOff, shown: 0, entry: null, line: plain(kind, 0) }));
}

/** Returns the comments up to an instant, oldest first. The caller checks that line-ups are published. */
export function scriptOf(fixture: Fixture, now: number): readonly Line[] {
  const { kickOff } = fixture.frame;
  const state = stateAt(fixture.frame, now);
  const events = new Map(state.events.map((event) => [event.key, event]));
  const cues = now < kickOff ? opening(kickOff) : [...opening(kickOff), ...cuesOf(fixture)];
  return cues.flatMap((cue, i): Line[] => {
    if (cue.shown > now) return [];
    if (cue.line !== null) return [{ order: i + 1, ...cue.line }];
    const event = cue.entry === null ? undefined : events.get(cue.entry);
    if (event === undefined) return [];
    const { minute, extra, side } = event;
    const score = event.score?.join('-') ?? null;
    return [{ ...plain(eventKind(event), minute, { extra, event, side, score }), order: i + 1 }];
  });
}
