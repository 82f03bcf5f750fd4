import { queryOptions } from '@tanstack/react-query';
import { PUSH_PATH, type PushState } from '#contract/push.ts';
import { requestJson } from './request-json.ts';
import { sendJson } from './send-json.ts';

/** What the server stores of a browser; the BFF's `subscription.ts` describes it. */
export interface PushRequest {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly bells: object;
  readonly language: string;
  readonly zone: string;
  readonly quietHours: object | null;
  readonly shields: readonly object[];
  /** Seconds. */
  readonly delay: number;
}

const { signal: NEVER } = new AbortController();

/** Whether this server sends alerts to closed tabs; asked once for each page. */
export const pushStateQuery = queryOptions({
  // As of requests of the data service: route and parameters.
  queryKey: ['push', {}],
  queryFn: ({ signal }) => requestJson<PushState>(PUSH_PATH, { signal, cache: 'no-store' }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** @throws {ApiError} */
export const storePushRequest = (request: PushRequest): Promise<unknown> =>
  sendJson('POST', PUSH_PATH, request, NEVER);

/** @throws {ApiError} */
export const deletePushRequest = (endpoint: string): Promise<unknown> =>
  sendJson('DELETE', PUSH_PATH, { endpoint }, NEVER);

/**
 * Has the server send a message to this browser.
 *
 * @throws {ApiError}
 */
export const testPush = (endpoint: string): Promise<{ readonly isDelivered: boolean }> =>
  sendJson('POST', `${PUSH_PATH}/test`, { endpoint }, NEVER);
