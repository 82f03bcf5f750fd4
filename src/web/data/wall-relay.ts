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
import { fullPath } from '#web/settings/base-path.ts';
import { ApiError, readError } from './api-error.ts';

const TIMEOUT_MS = 8_000;

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

async function post<T>(path: string, body: object, signal: AbortSignal, operatorKey?: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(operatorKey !== undefined && { authorization: `Bearer ${operatorKey}` }),
  };
  const response = await fetch(fullPath(path), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new ApiError('unreachable');
  });
  if (!response.ok) throw await readError(response);
  return (await response.json().catch(() => {
    throw new ApiError('internal', response.status);
  })) as T;
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
): Promise<Answers[Request['do']]> => post(WALL_REMOTE_PATH, request, signal, operatorKey);

/**
 * Sends a wall's report.
 *
 * @throws {ApiError}
 */
export const postWallReport = (report: WallReport, signal: AbortSignal): Promise<WallOrders> =>
  post(WALL_REPORT_PATH, report, signal);

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
