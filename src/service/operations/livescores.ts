import { FINISHED_OR_AWARDED, IN_PLAY, isScheduled } from '#contract/status.ts';
import { dayInOffset, UTC } from '#service/answer/utc.ts';
import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { fixturesOfDay } from './fixtures-of-day.ts';
import { matchPage, sortInListOrder, visibleMatches } from './match-lists.ts';
import type { DataRequest, Handler } from './request.ts';

/** Returns the matches of today plus `shift` days in the caller's offset, in feed order. */
function dayFeed(request: DataRequest, shift: number): Fixture[] {
  const day = dayInOffset(request.now, request.offset) + shift;
  return sortInListOrder(visibleMatches(fixturesOfDay(day, request), request.now), request);
}

/** livescores?t=ended: today's finished matches. */
export const ended: Handler = (request) => {
  const finishedMatches = dayFeed(request, 0).filter((fixture) =>
    FINISHED_OR_AWARDED.has(stateAt(fixture.frame, request.now).status),
  );
  return matchPage(finishedMatches, MATCH_TYPES.livescores, request);
};

/** Maximum duration including delay, interruption, extra time and penalties. */
const MAX_MATCH_SECONDS = 6 * 3600;

/** livescores?t=live: matches in play, regardless of their day. */
export const live: Handler = (request) => {
  const { world, now } = request;
  const today = dayInOffset(now, UTC);
  const startedMatches = [today - 1, today]
    .flatMap((day) => world.fixturesOn(day))
    .filter(({ frame }) => frame.kickOff <= now && frame.kickOff > now - MAX_MATCH_SECONDS);
  const liveMatches = visibleMatches(startedMatches, now).filter((fixture) =>
    IN_PLAY.has(stateAt(fixture.frame, now).status),
  );
  return matchPage(sortInListOrder(liveMatches, request), MATCH_TYPES.livescores, request);
};

/** livescores?t=notstarted: today's matches that have not kicked off. */
export const notstarted: Handler = (request) => {
  const matches = dayFeed(request, 0).filter(({ frame }) => {
    const { status, score } = stateAt(frame, request.now);
    return isScheduled(status, score !== null);
  });
  return matchPage(matches, MATCH_TYPES.livescores, request);
};

/** livescores?t=today: today's matches in any state. */
export const today: Handler = (request) => matchPage(dayFeed(request, 0), MATCH_TYPES.livescores, request);

/** livescores?t=tomorrow: tomorrow's matches. */
export const tomorrow: Handler = (request) => matchPage(dayFeed(request, 1), MATCH_TYPES.livescores, request);

/** livescores?t=yesterday: yesterday's matches. */
export const yesterday: Handler = (request) =>
  matchPage(dayFeed(request, -1), MATCH_TYPES.livescores, request);
