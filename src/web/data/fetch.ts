import { hashKey, notifyManager, type QueryFunctionContext } from '@tanstack/react-query';
import { afterPaint } from '#web/clock/after-paint.ts';
import { takeWorldTime, worldClock } from '#web/clock/world-clock.ts';
import type { ListRequest, ParsedResponse } from '#web/data/long/list-worker.ts';
import { fullPath } from '#web/settings/base-path.ts';
import type { RevealKey } from '#web/settings/reveals.ts';
import { filtering } from './answer-filter.ts';
import { ApiError, readError } from './api-error.ts';
import { freshnessOf, readFreshness, setFreshness } from './freshness.ts';
import { isIncomplete, recordsIn } from './incomplete.ts';
import { isList } from './long/list-answer.ts';
import type { OperationKey } from './operation-key.ts';

/** The body of every answer of `/api/v2.2`. */
export interface Answer<T> {
  readonly data: T;
  /**
   * `dropped`: number of unreadable records; `pages`: number of pages of a paged list; `part`: only the first screens
   * of a day, which public/boot.js requested; `refused`: requested datasets that the account's plan lacks; `shield`:
   * something is withheld by the viewer's spoiler shields, until one of these is revealed.
   */
  readonly meta: {
    readonly dropped: number;
    readonly pages?: number;
    readonly part?: true;
    readonly refused?: readonly string[];
    readonly shield?: readonly RevealKey[];
  };
}

/** Whether there is an answer, and not only its first screens. */
export const isCompleteAnswer = (answer: Answer<unknown> | undefined): boolean =>
  !!answer && !answer.meta.part;

/** A body that was cut off or is not JSON. */
const BROKEN_BODY = { code: 'internal', retryAfter: 0 };
/** A request that never ends would end the polling, ms. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Lists of at least this many records are fetched and parsed in a worker. */
const WORKER_MIN_RECORDS = 100;

declare global {
  /** Set by public/boot.js: responses by address, requested before the code arrived or on call. */
  var touchline:
    | { early?: Record<string, () => Promise<Response>>; applyTheme?: (theme: string) => void }
    | undefined;
}

export function operationUrl([route, parameters]: OperationKey): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return fullPath(`/api/v2.2/${route}/?${query.join('&')}`);
}

function takeEarlyResponse(url: string): Promise<Response> | undefined {
  const start = globalThis.touchline?.early?.[url];
  if (start) delete globalThis.touchline?.early?.[url];
  return start?.();
}

function toApiError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return error;
  if (error instanceof ApiError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return new ApiError('timeout');
  return new ApiError(navigator.onLine === false ? 'offline' : 'unreachable');
}

/** Fetches the response of an address. */
export async function fetchResponse(
  request: ListRequest,
  previous: unknown,
  signal: AbortSignal,
): Promise<ParsedResponse> {
  const earlyResponse = takeEarlyResponse(request.url);
  if (earlyResponse) return { response: await earlyResponse };
  const signalWithTimeout = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  if ('Worker' in globalThis && isList(previous) && previous.data.length >= WORKER_MIN_RECORDS) {
    const workerClient = await import('#web/data/long/list-worker-client.ts').catch(() => null);
    const workerResponse = await workerClient?.fetchInWorker(request, previous, signalWithTimeout);
    if (workerResponse) return workerResponse;
  }
  return { response: await fetch(request.url, { cache: 'no-cache', signal: signalWithTimeout }) };
}

/**
 * Fetches the answer of a query. Of a list whose first screens public/boot.js has requested, these are painted before
 * the rest is requested.
 *
 * @throws {ApiError}
 */
export async function fetchAnswer<T>(context: QueryFunctionContext): Promise<Answer<T>> {
  const answer = await fetchFiltered<T>(context);
  if (!answer.meta?.part) return answer;
  context.client.setQueryData(context.queryKey, answer);
  // React Query notifies the page from the same queue, so the next paint has them.
  await new Promise<void>((resolve) => notifyManager.schedule(() => afterPaint(resolve)));
  return fetchFiltered(context);
}

/** Fetches what an address has, without what the viewer's spoiler shields hide. */
async function fetchFiltered<T>(context: QueryFunctionContext): Promise<Answer<T>> {
  const answer = await fetchResource<T>(context);
  return filtering.filter ? (await filtering.filter).shieldAnswer(context, answer) : answer;
}

/**
 * Fetches what an address has. If-None-Match is not set here, because that would turn the browser's cache off; with
 * `no-cache` the browser sends the ETag it has. A response with the previous ETag yields the previous object, its body
 * unread: no parsing, comparing or rendering.
 */
async function fetchResource<T>({ queryKey, signal, client }: QueryFunctionContext): Promise<Answer<T>> {
  const key = queryKey as unknown as OperationKey;
  const url = operationUrl(key);
  const hash = hashKey(key);
  const previous = (filtering.rawAnswers?.get(hash) ?? client.getQueryData(queryKey)) as
    | Answer<T>
    | undefined;
  const previousEtag = freshnessOf(hash).etag;
  try {
    const fetchForViewer = (await filtering.filter)?.fetchForViewer ?? fetchResponse;
    const { response, answer: parsedAnswer } = await fetchForViewer({ url, previousEtag }, previous, signal);
    const at = performance.now();
    takeWorldTime(response.headers.get('world-time'), at);
    if (!response.ok) throw await readError(response);
    const freshness = readFreshness(response.headers, at, freshnessOf(hash), worldClock.rate());
    const isUnchanged = previous !== undefined && freshness.etag !== null && freshness.etag === previousEtag;
    if (isUnchanged) void response.body?.cancel();
    const answer = isUnchanged ? previous : ((parsedAnswer ?? (await response.json())) as Answer<T>);
    // What was cancelled meanwhile may be ahead of a delay that the viewer has chosen.
    signal.throwIfAborted();
    const refused = answer.meta?.refused;
    // The first screens of a list are never fresh.
    setFreshness(hash, {
      ...freshness,
      refused,
      ...(answer.meta?.part && { freshUntil: at, remainingMs: 0 }),
    });
    if (!recordsIn(answer.data).some(isIncomplete as (record: unknown) => unknown)) return answer;
    const { withPlaceholders } = await import('./placeholders.ts');
    return { ...answer, data: withPlaceholders(answer.data) };
  } catch (error) {
    const problem = toApiError(error, signal);
    if (!signal.aborted) {
      const { code: failure, retryAfter } = problem instanceof ApiError ? problem : BROKEN_BODY;
      setFreshness(hash, { ...freshnessOf(hash), failedAt: performance.now(), failure, retryAfter });
    }
    throw problem;
  }
}
