import { setTimeout as pause, setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Clock } from '#contract/clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { ServiceLibrary } from './answer/service-library.ts';
import { storyBy } from './engine/story.ts';
import type { Fixture } from './world/fixture.ts';

const CHECK_INTERVAL_MS = 30_000;

/**
 * Returns the work that makes the lists of a day fast, in pieces of some milliseconds: first the matches that have kicked
 * off by `now` (epoch seconds), whose events take most of a list's time.
 */
function* piecesOf({ world, sheets, positions }: ServiceLibrary, day: number, now: number) {
  yield () => world.fixturesOn(day);
  const { started = [], upcoming = [] } = Object.groupBy(world.fixturesOn(day), ({ frame }) =>
    frame.kickOff <= now ? 'started' : 'upcoming',
  );
  const pieceOf = (fixture: Fixture) => () => {
    sheets.lineups(fixture);
    positions(fixture, now);
    storyBy(fixture.frame, now);
  };
  yield* started.map(pieceOf);
  yield () => world.fixturesOn(day + 1);
  yield () => world.fixturesOn(day - 1);
  yield* upcoming.map(pieceOf);
}

/**
 * Computes the matches of the current day in advance, a piece per turn of the event loop so that requests wait for one
 * piece at most. Ends with the service.
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
  let lastDay: number | null = null;
  while (!signal.aborted) {
    const now = clock.now();
    const day = Math.floor(now / DAY_MS);
    if (day === lastDay) {
      await pause(checkIntervalMs, undefined, { signal, ref: false }).catch(() => {});
      continue;
    }
    for (const piece of piecesOf(library, day, Math.floor(now / 1000))) {
      await yieldToRequests();
      if (signal.aborted) return;
      piece();
    }
    lastDay = day;
    onDay();
  }
}
