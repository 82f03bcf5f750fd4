import { LRUCache } from 'lru-cache';
import { assignPlayers } from '#service/engine/story/assign-players.ts';
import { beforeTheEnd } from '#service/engine/story/before-the-end.ts';
import type { Amendment, LogEntry } from '#service/engine/story/log-entry.ts';
import { withoutBreaks } from '#service/engine/story/without-breaks.ts';
import { type Disruption, disruptionOf } from './disruption.ts';
import { ENGINE_STREAM } from './engine-streams.ts';
import { type MatchFrame, SIDES } from './match-frame.ts';
import { type MinuteVolumes, minuteVolumes } from './minute-volumes.ts';
import { compareMoments } from './play-moment.ts';
import { type MatchResult, resultOf } from './result.ts';
import { cardsAndChanges } from './story/cards-and-changes.ts';
import type { Draft } from './story/draft.ts';
import { attackMoments } from './story/game-state.ts';
import { goals, missedPenalties } from './story/goals.ts';
import { kicks } from './story/kicks.ts';
import { addOrdinals } from './story/ordinals.ts';
import { corners, fouls, offsides, shots } from './story/play.ts';
import { createPlot, type Plot } from './story/plot.ts';
import { retakes } from './story/retakes.ts';
import { overturnedPenalties, ruledOutGoals } from './story/rulings.ts';
import { doubtScorers } from './story/scorer-corrections.ts';
import { between, stream } from './streams.ts';
import { instantOfMoment, type Timetable, timetableOf } from './timetable.ts';

/** The complete story of a match, independent of the instant. */
export interface Story {
  disruption: Disruption;
  result: MatchResult;
  timetable: Timetable;
  /** The log, in order of the time at which events happened. */
  entries: readonly LogEntry[];
  /** Totals that are counted minute by minute and never listed. */
  volumes: MinuteVolumes;
}

/** Seconds from an event to its display. */
const SHOWN_AFTER: readonly [number, number] = [5, 40];
/** Seconds to the display of a shoot-out kick, which is shown before the next one. */
const KICK_SHOWN_AFTER: readonly [number, number] = [4, 18];
function writeDrafts(plot: Plot, shootOut: boolean): Draft[] {
  const scored = goals(plot);
  doubtScorers(plot, scored);
  const cardDrafts = cardsAndChanges(plot, SIDES);
  const momentsOf = attackMoments(plot, cardDrafts);
  const all = [
    ...scored,
    ...retakes(plot, scored),
    ...ruledOutGoals(plot),
    ...missedPenalties(plot),
    ...overturnedPenalties(plot),
    ...cardDrafts,
    ...shots(momentsOf),
    ...corners(momentsOf),
    ...fouls(plot),
    ...offsides(plot),
  ].sort(compareMoments);
  const { drafts, sheets } = assignPlayers(withoutBreaks(all));
  addOrdinals(drafts);
  return shootOut ? [...drafts, ...kicks(plot, sheets)] : drafts;
}

/** Shared by all uncorrected entries. */
const NO_AMENDMENTS: readonly Amendment[] = [];

function publishAmendments(draft: Draft, shownAt: number): readonly Amendment[] {
  if (draft.amendments.length === 0) return NO_AMENDMENTS;
  return draft.amendments.map(({ after, patch }) => ({ shownAt: shownAt + after, patch }));
}

function publish(frame: MatchFrame, table: Timetable, drafts: readonly Draft[]): LogEntry[] {
  const showing = stream(frame.seed, frame.id, ENGINE_STREAM.showing);
  return drafts.map((draft, key): LogEntry => {
    const period = table.periods[draft.period];
    const at = instantOfMoment(table, draft);
    const span = period?.code === 'penalties' ? KICK_SHOWN_AFTER : SHOWN_AFTER;
    // Everything is shown by the whistle, so that no half-time or final score lacks a goal.
    const shownAt = Math.min(at + between(showing, key, span[0], span[1]), period?.ends ?? at);
    // Written out, since copying with a spread costs more than the rest of a story.
    return {
      key,
      period: draft.period,
      second: draft.second,
      at,
      shownAt,
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
      amendments: publishAmendments(draft, shownAt),
    };
  });
}

/** Returns a story without its log, which costs most. */
function createOutline(frame: MatchFrame): Story {
  return {
    disruption: disruptionOf(frame),
    result: resultOf(frame),
    timetable: timetableOf(frame),
    entries: [],
    volumes: { totals: new Uint16Array(0), firstRows: [] },
  };
}

function writeStory(frame: MatchFrame, outline: Story): Story {
  if (outline.timetable.periods.length === 0) return outline;
  const drafts = writeDrafts(createPlot(frame), outline.result.ps !== null);
  const entries = publish(frame, outline.timetable, beforeTheEnd(drafts, outline.disruption));
  return { ...outline, entries, volumes: minuteVolumes(frame, outline.timetable, entries) };
}

/** Enough for the busiest day and the leaders of a few seasons; about 18 KB each. */
const stories = new LRUCache<string, Story>({ max: 3000 });

/** Outlines of upcoming matches, which lists show as often as others; half a KB each. */
const outlines = new LRUCache<string, Story>({ max: 3000 });

/** Returns a cache key of everything that a story depends on. */
function frameKey(frame: MatchFrame): string {
  const { seed, id, kickOff, ratings, neutral, kind, carried, level, style, strictness } = frame;
  return `${seed} ${id} ${kickOff} ${ratings[0]} ${ratings[1]} ${neutral} ${kind} ${carried} ${level} ${style?.goals} ${style?.homeAdvantage} ${style?.cards} ${strictness}`;
}

/**
 * Returns as much of the story as an instant (epoch seconds) needs. Before kick-off the log is empty and is not
 * written, since most listed matches have not started.
 */
export function storyBy(frame: MatchFrame, instant: number): Story {
  const name = frameKey(frame);
  const cached = stories.get(name);
  if (cached !== undefined) return cached;
  const outline = outlines.get(name) ?? createOutline(frame);
  if (instant < outline.timetable.kickOff) {
    outlines.set(name, outline);
    return outline;
  }
  const story = writeStory(frame, outline);
  stories.set(name, story);
  return story;
}

/** Returns the complete story of a match, cached for a while. */
export function storyOf(frame: MatchFrame): Story {
  return storyBy(frame, Number.POSITIVE_INFINITY);
}
