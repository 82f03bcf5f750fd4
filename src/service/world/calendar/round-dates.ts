import { below, stream } from '#service/engine/streams.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Week } from './weeks.ts';

/** Date of a round: the weekend of a week, or the midweek before it. */
export interface RoundDate {
  readonly week: number;
  readonly isMidweek: boolean;
}

/** Indexes of the weeks that a league may use. */
export interface Room {
  readonly weekends: readonly number[];
  readonly midweeks: readonly number[];
}

/** Returns the weeks open to a league that pauses for national teams, or whose clubs play continental cups. */
export function roomOf(
  weeks: readonly Week[],
  cupWeeks: ReadonlySet<number>,
  isPausing: boolean,
  hasContinental: boolean,
): Room {
  const weekends: number[] = [];
  const midweeks: number[] = [];
  weeks.forEach((week, index) => {
    if (!week.isWeekendOff && !(isPausing && week.isWindowWeek)) weekends.push(index);
    const isTaken = cupWeeks.has(index) || (hasContinental && week.isContinental);
    const isPaused = isPausing && (week.isWindowWeek || week.isAfterWindow);
    if (!week.isMidweekOff && !isTaken && !isPaused) midweeks.push(index);
  });
  return { weekends, midweeks };
}

/**
 * Returns `count` of the items: drops a random one of every equal stretch. `ends` items at either end are never
 * dropped.
 */
function thinOut(key: number, salt: number, items: readonly number[], count: number, ends: 0 | 1): number[] {
  const excess = items.length - count;
  if (excess <= 0) return [...items];
  const droppedIndexes = new Set<number>();
  const inner = items.length - 2 * ends;
  for (let i = 0; i < excess; i += 1) {
    const from = Math.floor((i * inner) / excess);
    const to = Math.floor(((i + 1) * inner) / excess);
    droppedIndexes.add(ends + from + below(key, salt + i, Math.max(1, to - from)));
  }
  return items.filter((_, index) => !droppedIndexes.has(index));
}

/**
 * Returns the dates of a season's rounds in order: `share` percent in midweeks, more if there are too few
 * weekends. Throws if the season has too few dates.
 */
export function roundDates(
  seed: number,
  seasonId: number,
  room: Room,
  rounds: number,
  share: number,
): readonly RoundDate[] {
  const { weekends } = room;
  const first = weekends[0] ?? 0;
  const last = weekends.at(-1) ?? 0;
  const midweeks = room.midweeks.filter((week) => week > first && week <= last);
  const midweekTarget = Math.max(rounds - weekends.length, Math.floor((rounds * share) / 100));
  // The last midweek is left to postponed matches, which come before the last round.
  const inMidweek = Math.min(midweekTarget, midweeks.length - Number(midweeks.includes(last)));
  if (rounds - inMidweek > weekends.length) {
    throw new RangeError(`Season ${seasonId} has no room for ${rounds} rounds`);
  }
  const key = stream(seed, seasonId, STREAM.weekChoice);
  const drawnMidweeks = thinOut(key, 500, midweeks, inMidweek, 0);
  const substitute = midweeks.findLast((week) => week < last && !drawnMidweeks.includes(week)) ?? last;
  // A season begins and ends on weekends.
  const dates = [
    ...thinOut(key, 0, weekends, rounds - inMidweek, 1).map((week) => ({ week, isMidweek: false })),
    ...drawnMidweeks.map((week) => ({ week: week === last ? substitute : week, isMidweek: true })),
  ];
  return dates.sort((a, b) => a.week - b.week || Number(b.isMidweek) - Number(a.isMidweek));
}
