import { setTimeout as pause, setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Clock } from '#contract/clock.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { ServiceLibrary } from './answer/service-library.ts';
import { storyBy } from './engine/story.ts';

/** World time before a day begins (UTC) from which its matches are computed. */
const AHEAD_MS = 3 * HOUR_MS;
const CHECK_INTERVAL_MS = 30_000;

/** Returns the work that makes the lists of a day fast, in pieces of some milliseconds. */
function* piecesOf({ world, sheets, positions }: ServiceLibrary, day: number, now: number) {
  yield () => world.fixturesOn(day);
  yield () => world.fixturesOn(day + 1);
  yield () => world.fixturesOn(day - 1);
  for (const fixture of world.fixturesOn(day))
    yield () => {
      sheets.lineups(fixture);
      positions(fixture, now);
      storyBy(fixture.frame, now);
    };
}

/**
 * Computes the matches of the current day in advance, and those of the next one in the evening, a piece per turn of the
 * event loop so that requests wait for one piece at most. Ends with the service.
 *
 * @param onDay called when a day is done
 */
export async function keepWarm(
  library: ServiceLibrary,
  clock: Clock,
  signal: AbortSignal,
  onDay: () => void,
  checkIntervalMs = CHECK_INTERVAL_MS,
): Promise<void> {
  let done: readonly number[] = [];
  while (!signal.aborted) {
    const now = clock.now();
    const days = [now, now + AHEAD_MS].map((instant) => Math.floor(instant / DAY_MS));
    const day = days.find((each) => !done.includes(each));
    if (day === undefined) {
      await pause(checkIntervalMs, undefined, { signal, ref: false }).catch(() => {});
      continue;
    }
    for (const piece of piecesOf(library, day, Math.floor(now / 1000))) {
      await yieldToRequests();
      if (signal.aborted) return;
      piece();
    }
    done = [day, ...done.filter((each) => days.includes(each))];
    onDay();
  }
}
