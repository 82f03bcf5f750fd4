import type { Side } from '#service/engine/match-frame.ts';
import type { MatchState, VisibleEvent } from '#service/engine/match-state.ts';
import { stateAt } from '#service/engine/state.ts';
import { isRetake } from '#service/engine/story/retakes.ts';
import { type Story, storyOf } from '#service/engine/story.ts';
import { instantOfMoment, type Period } from '#service/engine/timetable.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { CommentKind } from './phrases.ts';

/** A comment before it has words. Instants are epoch seconds. */
export interface CommentaryLine {
  /**
   * Position in the whole match. It stays the same when an event is reported late, so numbers can be missing
   * for a while.
   */
  readonly order: number;
  readonly kind: CommentKind;
  readonly minute: number;
  readonly extra: number | null;
  /** The event; null for a comment about the match. */
  readonly event: VisibleEvent | null;
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
  readonly shownAt: number;
  /** Key of the engine's log entry. */
  readonly entry: number | null;
  readonly line: Omit<CommentaryLine, 'order'> | null;
}

/** Returns a comment about the match itself. */
function matchLine(
  kind: CommentKind,
  minute: number,
  changes: Partial<CommentaryLine> = {},
): Omit<CommentaryLine, 'order'> {
  return { kind, minute, extra: null, event: null, side: null, score: null, count: null, ...changes };
}

const OPENING_KINDS: readonly CommentKind[] = ['live', 'venue', 'referee', 'formations'];
const PERIOD_START_KINDS: readonly CommentKind[] = [
  'kickOff',
  'secondHalf',
  'extraTime',
  'extraTimeSecond',
  'shootOut',
];
const UNREPORTED_EVENTS: ReadonlySet<string> = new Set(['foul', 'offside', 'shot_blocked']);

/** Returns the score at the end of a period; for a shoot-out the kicks, winner first. */
function scoreAfter(state: MatchState, period: number): string | null {
  const parts = [state.ht, state.ft, state.et, state.et, state.ps];
  const score = period === 2 ? state.score : parts[period];
  if (score === undefined || score === null) return null;
  return (period === 4 ? score.toSorted((a, b) => b - a) : score).join('-');
}

function endKind(matchStory: Story, index: number): CommentKind {
  const last = index === matchStory.timetable.periods.length - 1;
  if (last && matchStory.disruption.kind === 'abandoned') return 'abandoned';
  if (index === 0) return 'halfTime';
  if (index === 1) return last ? 'fullTime' : 'extraTimeToCome';
  if (index === 2) return 'extraTimeHalf';
  if (index === 3) return last ? 'afterExtraTime' : 'shootOutToCome';
  return 'afterShootOut';
}

/** Returns the comments of a period that are not events: whistles, interruptions and added time. */
function periodCues(matchStory: Story, period: Period, index: number, fixture: Fixture): Cue[] {
  const { starts, ends, base, length, stoppage, pause } = period;
  const whole = base + length;
  const cue = (at: number, kind: CommentKind, minute: number, changes: Partial<CommentaryLine> = {}): Cue => {
    return { at, shownAt: at, entry: null, line: matchLine(kind, minute, changes) };
  };
  const kind = endKind(matchStory, index);
  const state = stateAt(fixture.frame, ends);
  const score = kind === 'abandoned' ? null : scoreAfter(state, index);
  const [homeKicks, awayKicks] = state.ps ?? [0, 0];
  const cues = [cue(starts, PERIOD_START_KINDS[index] ?? 'kickOff', index === 4 ? whole : base + 1)];
  const addedAt =
    length === 0 ? ends : instantOfMoment(matchStory.timetable, { period: index, second: length * 60 });
  if (stoppage > 0 && addedAt < ends) {
    cues.push(cue(addedAt, stoppage === 1 ? 'addedMinute' : 'addedMinutes', whole, { count: stoppage }));
  }
  if (pause !== null) {
    const minute = Math.min(whole, base + Math.floor(pause.after / 60) + 1);
    cues.push(cue(starts + pause.after, 'interrupted', minute));
    cues.push(cue(starts + pause.after + pause.seconds, 'resumed', minute));
  }
  const minute = kind === 'abandoned' ? Math.min(whole, base + Math.floor((ends - starts) / 60) + 1) : whole;
  return [...cues, cue(ends, kind, minute, { score, side: homeKicks > awayKicks ? 'home' : 'away' })];
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
}: VisibleEvent): CommentKind {
  switch (type) {
    case 'goal':
      if (slot === null) return 'goalUnknown';
      if (ownGoal) return 'ownGoal';
      if (penalty) return 'goalPenalty';
      return relatedSlot === null ? 'goal' : 'goalAssisted';
    case 'var':
      if (isRetake({ kind: type, info })) return 'penaltyRetaken';
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
  const matchStory = storyOf(fixture.frame);
  const cues = matchStory.timetable.periods.flatMap((period, index) =>
    periodCues(matchStory, period, index, fixture),
  );
  for (const { key, kind, at, shownAt } of matchStory.entries) {
    if (!UNREPORTED_EVENTS.has(kind)) cues.push({ at, shownAt, entry: key, line: null });
  }
  // At the same instant the whistle of a period comes before its events, which are already in order.
  return cues.sort((a, b) => a.at - b.at || (a.entry ?? -1) - (b.entry ?? -1));
}

function openingCues(kickOff: number): Cue[] {
  return OPENING_KINDS.map((kind) => ({ at: kickOff, shownAt: 0, entry: null, line: matchLine(kind, 0) }));
}

/** Returns the comments up to an instant, oldest first. The caller checks that line-ups are published. */
export function scriptOf(fixture: Fixture, now: number): readonly CommentaryLine[] {
  const { kickOff } = fixture.frame;
  const state = stateAt(fixture.frame, now);
  const events = new Map(state.events.map((event) => [event.key, event]));
  const cues = now < kickOff ? openingCues(kickOff) : [...openingCues(kickOff), ...cuesOf(fixture)];
  return cues.flatMap((cue, i): CommentaryLine[] => {
    if (cue.shownAt > now) return [];
    if (cue.line !== null) return [{ order: i + 1, ...cue.line }];
    const event = cue.entry === null ? undefined : events.get(cue.entry);
    if (event === undefined) return [];
    const { minute, extra, side } = event;
    const score = event.score?.join('-') ?? null;
    return [{ ...matchLine(eventKind(event), minute, { extra, event, side, score }), order: i + 1 }];
  });
}
