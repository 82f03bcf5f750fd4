import { KICK_OFF } from '#contract/testing/sample.ts';
import type { WallSummary } from '#contract/wall-relay.ts';

/** A wall that shows its board, as operators see it on the status page. */
export const WALL_SUMMARY: WallSummary = {
  wallNumber: 3,
  name: 'Sports desk',
  version: 'a1b2c3d',
  uptimeSeconds: 90_000,
  heapBytes: 24_400_000,
  lastGoodPollAt: KICK_OFF - 4,
  query: 'views=board',
  silentSeconds: 2,
  remotes: 1,
  state: {
    view: 'board',
    page: 2,
    pages: 3,
    pinnedMatch: null,
    isPaused: false,
    isMuted: false,
    volume: 0,
    dim: 0,
    hasOdds: false,
    isFrozen: false,
    hiddenMatches: [],
  },
};
