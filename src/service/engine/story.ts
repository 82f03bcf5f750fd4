import { LRUCache } from 'lru-cache';
import type { Fate } from './fate.ts';
import { fate } from './fate.ts';
import type { MatchFrame } from './match-frame.ts';
import { compareMoments } from './moment.ts';
import type { Pulse } from './pulse.ts';
import { pulse } from './pulse.ts';
import { purpose } from './purposes.ts';
import type { Result } from './result.ts';
import { result } from './result.ts';
import { cardsAndChanges } from './story/cards-and-changes.ts';
import { cast } from './story/casting.ts';
import { beforeTheEnd } from './story/cut-short.ts';
import type { Draft } from './story/draft.ts';
import type { Amendment, Entry } from './story/entry.ts';
import { goals, missedPenalties } from './story/goals.ts';
import { kicks } from './story/kicks.ts';
import { number } from './story/ordinals.ts';
import { corners, fouls, offsides, shots } from './story/play.ts';
import type { Plot } from './story/plot.ts';
import { plot, SIDES } from './story/plot.ts';
import { withoutBreaks } from './story/restart.ts';
import { overturnedPenalties, ruledOutGoals } from './story/rulings.ts';
import { doubtScorers } from './story/scorer-corrections.ts';
import { between, stream } from './streams.ts';
import type { Timetable } from './timetable.ts';
import { instantOf, timetable } from './timetable.ts';

/** The complete story of a match, independent of the instant. */
export interface Story {
  fate: Fate;
  result: Result;
  timetable: Timetable;
  /** The log, in order of the time at which events happened. */
  entries: readonly Entry[];
  /** Totals that are counted minute by minute and never listed. */
  pulse: Pulse;
}

/** Seconds from an event to its display. */
const SHOWN_AFTER: readonly [number, number] = [5, 40];
/** Seconds to the display of a shoot-out kick, which is shown before the next one. */
const KICK_SHOWN_AFTER: readonly [number, number] = [4, 18];
function write(plot: Plot, shootOut: boolean): Draft[] {
  const scored = goals(plot);
  doubtScorers(plot, scored);
  const all = [
    ...scored,
    ...ruledOutGoals(plot),
    ...missedPenalties(plot),
    ...overturnedPenalties(plot),
    ...cardsAndChanges(plot, SIDES),
    ...shots(plot),
    ...corners(plot),
    ...fouls(plot),
    ...offsides(plot),
  ].sort(compareMoments);
  const { drafts, sheets } = cast(withoutBreaks(all));
  number(drafts);
  return shootOut ? [...drafts, ...kicks(plot, sheets)] : drafts;
}

/** Shared by all uncorrected entries. */
const NONE: readonly Amendment[] = [];

function amended(draft: Draft, shown: number): readonly Amendment[] {
  if (draft.amendments.length === 0) return NONE;
  return draft.amendments.map(({ after, patch }) => ({ shown: shown + after, patch }));
}

function publish(frame: MatchFrame, table: Timetable, drafts: readonly Draft[]): Entry[] {
  const showing = stream(frame.seed, frame.id, purpose.showing);
  return drafts.map((draft, key): Entry => {
    const period = table.periods[draft.period];
    const at = instantOf(table, draft);
    const span = period?.code === 'penalties' ? KICK_SHOWN_AFTER : SHOWN_AFTER;
    // Everything is shown by the whistle, so that no half-time or final score lacks a goal.
    const shown = Math.min(at + between(showing, key, span[0], span[1]), period?.ends ?? at);
    // Written out, since copying with a spread costs more than the rest of a story.
    return {
      key,
      period: draft.period,
      second: draft.second,
      at,
      shown,
      side: draft.side,
      kind: draft.kind,
      slot: draft.slot,
      relatedSlot: draft.relatedSlot,
      ownGoal: draft.ownGoal,
      penalty: draft.penalty,
      onTarget: draft.onTarget,
      keyPass: draft.keyPass,
      xg: draft.xg,
      result: draft.result,
      reason: draft.reason,
      info: draft.info,
      amended: amended(draft, shown),
    };
  });
}

/** Returns a story without its log, which costs most. */
function outline(frame: MatchFrame): Story {
  return {
    fate: fate(frame),
    result: result(frame),
    timetable: timetable(frame),
    entries: [],
    pulse: { totals: new Uint16Array(0), firstRows: [] },
  };
}

function tell(frame: MatchFrame, known: Story): Story {
  if (known.timetable.periods.length === 0) return known;
  const drafts = write(plot(frame), known.result.ps !== null);
  const entries = publish(frame, known.timetable, beforeTheEnd(drafts, known.fate));
  return { ...known, entries, pulse: pulse(frame, known.timetable, entries) };
}

/** Enough for the busiest day and the leaders of a few seasons; about 18 KB each. */
const stories = new LRUCache<string, Story>({ max: 3000 });

/** Outlines of upcoming matches, which lists show as often as others; half a KB each. */
const outlines = new LRUCache<string, Story>({ max: 3000 });

/** Returns a cache key of everything that a story depends on. */
function nameOf(frame: MatchFrame): string {
  const { seed, id, kickOff, ratings, neutral, kind, carried, level } = frame;
  return `${seed} ${id} ${kickOff} ${ratings[0]} ${ratings[1]} ${neutral} ${kind} ${carried} ${level}`;
}

/**
 * Returns as much of the story as an instant (epoch seconds) needs. Before kick-off the log is empty and is not
 * written, since most listed matches have not started.
 */
export function storyBy(frame: MatchFrame, instant: number): Story {
  const name = nameOf(frame);
  const kept = stories.get(name);
  if (kept !== undefined) return kept;
  const known = outlines.get(name) ?? outline(frame);
  if (instant < known.timetable.kickOff) {
    outlines.set(name, known);
    return known;
  }
  const told = tell(frame, known);
  stories.set(name, told);
  return told;
}

/** Returns the complete story of a match, cached for a while. */
export function story(frame: MatchFrame): Story {
  return storyBy(frame, Number.POSITIVE_INFINITY);
}
