import { queryOptions } from '@tanstack/react-query';
import { PUSH_PATH, type PushState, type WaitStates } from '#contract/push.ts';
import { requestJson } from './request-json.ts';
import { sendJson } from './send-json.ts';

/** What a viewer wants to be told with the tab closed; the BFF's `subscription.ts` describes it. */
export interface PushWishes {
  readonly bells: object;
  readonly language: string;
  readonly zone: string;
  readonly quietHours: object | null;
  readonly shields: readonly object[];
  /** Seconds. */
  readonly delay: number;
  readonly prices: readonly object[];
  readonly oddsFormat: string;
}

/** A process of an earlier release says nothing of prices. */
interface StoredPush {
  readonly isSubscribed: boolean;
  readonly prices?: WaitStates;
}

/** What names a subscription at the server. */
type PushId = { readonly endpoint: string } | { readonly topic: string };

type PushAddress =
  | { readonly endpoint: string; readonly keys: Readonly<Record<string, string>> }
  | { readonly topic: string };

const { signal: NEVER } = new AbortController();

/** A process of an earlier release, in a fleet that is being updated, says nothing of topics and prices. */
export type PushAnswer = Omit<PushState, 'topics' | 'prices'> & Partial<Pick<PushState, 'topics' | 'prices'>>;

/** How this server sends alerts to closed tabs; asked once for each page. */
export const pushStateQuery = queryOptions({
  // As of requests of the data service: route and parameters.
  queryKey: ['push', {}],
  queryFn: ({ signal }) => requestJson<PushAnswer>(PUSH_PATH, { signal, cache: 'no-store' }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * Stores or changes a subscription; `isSubscribed` is false for a topic that the server has forgotten.
 *
 * @throws {ApiError}
 */
export const storePushRequest = (request: PushAddress & PushWishes): Promise<StoredPush> =>
  sendJson('POST', PUSH_PATH, request, NEVER);

/**
 * Has the server make a topic of ntfy.
 *
 * @throws {ApiError}
 */
export const openTopicRequest = (wishes: PushWishes): Promise<{ readonly topic: string }> =>
  sendJson('POST', `${PUSH_PATH}/topic`, wishes, NEVER);

/** @throws {ApiError} */
export const deletePushRequest = (id: PushId): Promise<unknown> => sendJson('DELETE', PUSH_PATH, id, NEVER);

/**
 * Has the server send a message.
 *
 * @throws {ApiError}
 */
export const testPush = (id: PushId): Promise<{ readonly isDelivered: boolean }> =>
  sendJson('POST', `${PUSH_PATH}/test`, id, NEVER);
