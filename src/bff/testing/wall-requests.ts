import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { WallReport, WallState } from '#contract/wall-relay.ts';
import type { TestBff } from './start-bff.ts';

/** Headers of a request that a page of this server sends. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' } as const;

/** Returns the id of a wall by a number. */
export const wallId = (number: number): string => number.toString(16).padStart(32, '0');

/** What a wall shows before its first command. */
export const WALL_STATE: WallState = {
  view: 'board',
  page: 1,
  pages: 3,
  pinnedMatch: null,
  isPaused: false,
  isMuted: false,
  volume: 0,
  dim: 0,
  hasOdds: false,
  isFrozen: false,
  hiddenMatches: [],
};

/** Returns a report of a wall. */
export const wallReport = (number: number, fields: Partial<WallReport> = {}): WallReport => ({
  wall: wallId(number),
  after: 0,
  name: `Wall ${number}`,
  version: '0.1.0',
  uptimeSeconds: 60,
  heapBytes: 20_000_000,
  lastGoodPollAt: 1_795_000_000,
  query: 'views=board',
  state: WALL_STATE,
  ...fields,
});

/** Sends a body to `/api/wall/…` as a page of this server does. */
export function postToWalls(
  { get }: TestBff,
  path: string,
  body: object | string,
  { headers, ...options }: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return get(path, { method: 'POST', payload, headers: { ...OWN_PAGE, ...headers }, ...options });
}
