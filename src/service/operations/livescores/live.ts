import { IN_PLAY } from '#contract/status.ts';
import { dayAt, UTC } from '#service/answer/utc.ts';
import { MATCH_TYPES } from '#service/answer/wire-types.ts';
import { stateAt } from '#service/engine/state.ts';
import type { Handler } from '#service/operations/request.ts';
import { inListOrder, tellPage, visible } from '#service/operations/told.ts';

/** Maximum duration including delay, interruption, extra time and penalties. */
const LONGEST = 6 * 3600;

/** livescores?t=live: matches in play, regardless of their day. */
export const live: Handler = (request) => {
  const { world, now } = request;
  const today = dayAt(now, UTC);
  const begun = [today - 1, today]
    .flatMap((day) => world.fixturesOn(day))
    .filter(({ frame }) => frame.kickOff <= now && frame.kickOff > now - LONGEST);
  const playing = visible(begun, now).filter((fixture) => IN_PLAY.has(stateAt(fixture.frame, now).status));
  return tellPage(inListOrder(playing, request), MATCH_TYPES.livescores, request);
};
