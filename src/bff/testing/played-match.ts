import type { AnswerHandler } from './fake-upstream.ts';
import { fakeWireMatch, LIVE_KICK_OFF_SECONDS, listEnvelope } from './fake-upstream.ts';

/** A match whose state a test sets: `status` is 0 before it, 1 in the first half, 3 after it. */
interface PlayedMatch {
  score: readonly [number, number];
  minute: number;
  status: number;
  /** Epoch seconds. */
  kickOff: number;
  /** Minutes in which the guests have a player sent off, which the list of matches in play alone has. */
  reds: readonly number[];
  /** Whether the list of matches in play fails. */
  isLiveDown: boolean;
}

/** Returns a match between the teams 14 and 15, and the data service that has it alone. */
export function playedMatch(): { readonly match: PlayedMatch; readonly answer: AnswerHandler } {
  const match: PlayedMatch = {
    score: [0, 0],
    minute: 20,
    status: 1,
    kickOff: LIVE_KICK_OFF_SECONDS,
    reds: [],
    isLiveDown: false,
  };
  const red = (minute: number) => ({ team_id: 15, type: 'redcard', minute, player_id: minute });
  const record = (isLive: boolean) => ({
    ...fakeWireMatch(7, match.status, match.kickOff, match.status === 0 ? null : match.score),
    time: { timestamp: match.kickOff, minute: match.status === 1 ? String(match.minute) : null },
    ...(isLive && { events: match.reds.map(red) }),
  });
  const answer: AnswerHandler = (_request, response, { pathname }) => {
    const isLive = pathname.includes('livescores');
    if (isLive && match.isLiveDown) response.statusCode = 500;
    return listEnvelope(isLive && match.status !== 1 ? [] : [record(isLive)]);
  };
  return { match, answer };
}
