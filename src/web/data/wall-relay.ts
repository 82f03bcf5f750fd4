import { queryOptions } from '@tanstack/react-query';
import type {
  Pairing,
  PairingCode,
  RemoteView,
  WallDone,
  WallOrders,
  WallRemoteRequest,
  WallReport,
} from '#contract/wall-relay.ts';
import { WALL_REMOTE_PATH, WALL_REPORT_PATH } from '#contract/wall-relay.ts';
import { ApiError } from './api-error.ts';
import { sendJson } from './send-json.ts';

/** Answers of the relay by the kind of request. */
interface Answers {
  readonly code: PairingCode;
  readonly commands: WallOrders;
  readonly unpair: WallDone;
  readonly pair: Pairing;
  readonly send: WallDone;
  readonly state: RemoteView;
  readonly leave: WallDone;
  readonly operate: WallDone;
  readonly remove: WallDone;
}

/**
 * Sends something to the relay between walls, their remotes and operators.
 *
 * @throws {ApiError} with the relay's code: `wrong_code`, `not_paired`, `too_many_requests`, …
 */
export const postToWall = <Request extends WallRemoteRequest>(
  request: Request,
  signal: AbortSignal,
  operatorKey?: string,
): Promise<Answers[Request['do']]> => sendJson('POST', WALL_REMOTE_PATH, request, signal, operatorKey);

/**
 * Sends a wall's report.
 *
 * @throws {ApiError}
 */
export const postWallReport = (report: WallReport, signal: AbortSignal): Promise<WallOrders> =>
  sendJson('POST', WALL_REPORT_PATH, report, signal);

const VIEW_POLL_MS = 1_500;

/** Polls what a remote's wall shows, while the page is visible. */
export const remoteViewQuery = (key: string) =>
  queryOptions({
    queryKey: ['wall', { key }],
    queryFn: ({ signal }) => postToWall({ do: 'state', key }, signal),
    refetchInterval: ({ state: { error } }) =>
      error instanceof ApiError && error.code === 'not_paired' ? false : VIEW_POLL_MS,
    gcTime: 0,
  });
