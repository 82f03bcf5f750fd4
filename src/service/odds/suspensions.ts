import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { EventKind, LogEntry } from '#service/engine/story/log-entry.ts';
import { storyOf } from '#service/engine/story.ts';

/** A time without prices: from an instant to before another, epoch seconds. */
interface Suspension {
  readonly from: number;
  readonly to: number;
}

/** Events that change all prices. */
const DECISIVE: ReadonlySet<EventKind> = new Set<EventKind>([
  'goal',
  'redcard',
  'yellowredcard',
  'penalty_missed',
]);
/** Seconds between the whistle for a penalty and the kick. */
const PENALTY = 40;

/** Returns the suspension around an event: until it is shown and any review is over. */
function suspensionAround(entry: LogEntry): Suspension | null {
  const rulings = entry.amendments.filter(({ patch }) => patch.kind !== undefined);
  const shownAt = rulings.at(-1)?.shownAt ?? entry.shownAt;
  if (DECISIVE.has(entry.kind)) return { from: entry.at - (entry.penalty ? PENALTY : 0), to: shownAt };
  // A card upgraded to red suspends the markets during its review.
  const isMadeDecisive = rulings.some(({ patch }) => patch.kind !== undefined && DECISIVE.has(patch.kind));
  return isMadeDecisive ? { from: entry.shownAt, to: shownAt } : null;
}

/**
 * Returns when the markets of a match are suspended in its 90 minutes: around goals, rulings, sendings-off and
 * penalties, and during interruptions. Oldest first, without overlaps.
 *
 * @param resumes seconds that a bookmaker needs for a new price
 */
export function suspensions(frame: MatchFrame, resumes: number): readonly Suspension[] {
  const { entries, timetable } = storyOf(frame);
  const pauses = timetable.periods.flatMap(({ starts, pause }) =>
    pause === null ? [] : [{ from: starts + pause.after, to: starts + pause.after + pause.seconds }],
  );
  const all = [
    ...entries.filter(({ period }) => period < 2).flatMap((entry) => suspensionAround(entry) ?? []),
    ...pauses,
  ];
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of all.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to + resumes);
    else merged.push({ from, to: to + resumes });
  }
  return merged;
}
