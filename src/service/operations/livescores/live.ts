import { IN_PLAY } from '#contract/status.ts';
import { dayInOffset, UTC } from '#service/answer/utc.ts';
import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import { matchPage, sortInListOrder, visibleMatches } from '#service/operations/match-lists.ts';
import type { Handler } from '#service/operations/request.ts';

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
