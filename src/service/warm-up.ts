import { setTimeout as pause, setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Clock } from '#contract/clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import { includesOf } from './answer/include.ts';
import type { ServiceLibrary } from './answer/service-library.ts';
import { MATCH_TYPES } from './answer/wire-types.ts';
import { createRequest } from './operations/create-request.ts';
import { writeMatchAt } from './operations/match-lists.ts';
import type { Fixture } from './world/fixtures/fixture.ts';

const CHECK_INTERVAL_MS = 30_000;
const QUIET_CHECK_MS = 20;

/**
 * Returns the work that makes the lists of a day fast, in pieces of some milliseconds: first the matches that have kicked
 * off by `now` (epoch seconds), whose events take most of a list's time, last the line-ups of the next day.
 */
function* piecesOf(library: ServiceLibrary, day: number, now: number) {
  const { world, sheets } = library;
  yield () => world.fixturesOn(day);
  const { started = [], upcoming = [] } = Object.groupBy(world.fixturesOn(day), ({ frame }) =>
    frame.kickOff <= now ? 'started' : 'upcoming',
  );
  const includes = includesOf(['events', 'stats']);
  const request = createRequest(library, { now, origin: '', query: {}, includes, covers: () => true });
  const pieceOf = (fixture: Fixture) => () => {
    sheets.lineups(fixture);
    writeMatchAt(fixture, MATCH_TYPES.schedule, includes, request);
  };
  yield* started.map(pieceOf);
  yield () => world.fixturesOn(day + 1);
  yield () => world.fixturesOn(day - 1);
  yield* upcoming.map(pieceOf);
  yield* world.fixturesOn(day + 1).map((fixture) => () => sheets.lineups(fixture));
}

/**
 * Computes the matches of the current day in advance, a piece per turn of the event loop so that requests wait for one
 * piece at most. Ends with the service.
 *
 * @param isQuiet whether no request has come for a while; the pages of a list come one after the other
 * @param onDay called when a day is done
 */
export async function keepWarm(
  library: ServiceLibrary,
  clock: Clock,
  signal: AbortSignal,
  isQuiet: () => boolean,
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
      while (!isQuiet() && !signal.aborted)
        await pause(QUIET_CHECK_MS, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      piece();
    }
    lastDay = day;
    onDay();
  }
}
