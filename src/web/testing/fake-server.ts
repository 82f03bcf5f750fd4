import { vi } from 'vitest';

/** A response of a test's fake server; the body is JSON, the headers are the BFF's. */
export interface FakeResponse {
  readonly body: unknown;
  readonly etag?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Chooses the response to a request. */
export type Respond = (url: string, init?: RequestInit) => FakeResponse | Error;

/** Returns a response with records; without any by default. */
export const answer = (data: unknown = [], meta: object = {}): FakeResponse => ({
  body: { data, meta: { dropped: 0, ...meta } },
});

/** Returns an error response. */
export const failure = (status: number, code: string): FakeResponse => ({
  status,
  body: { error: { code, message: '' } },
});

export const NOT_FOUND = failure(404, 'not_found');
/** The response while the data service does not answer. */
export const OUTAGE = failure(503, 'upstream_unavailable');
/** What a page says of an outage. */
export const NO_UPDATES = 'Live updates are delayed. Retrying.';

/**
 * Replaces `fetch`: responds by address and records the requests.
 *
 * @param worldTime epoch seconds of the world in every response; none by default
 */
export function fakeServer(respond: Respond, worldTime?: number) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const clock = worldTime === undefined ? null : { 'world-time': `${worldTime * 1000}; rate=1` };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    // The media route is not live: the samples have no articles.
    if (url.startsWith('/api/v2.2/media/')) return new Response('{"data":[],"meta":{"dropped":0}}');
    requests.push({ url, init });
    const response = respond(url, init);
    if (response instanceof Error) throw response;
    const headers = { 'cache-control': 'max-age=5', age: '0', ...clock, ...response.headers };
    return new Response(JSON.stringify(response.body), {
      status: response.status ?? 200,
      headers: response.etag ? { ...headers, etag: response.etag } : headers,
    });
  });
  return requests;
}

/** Leaves requests of addresses with a text without a response from now on; returns these addresses as they come. */
export function holdRequests(text: string): readonly string[] {
  const urls: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (!url.includes(text)) return fetch(url, init);
    urls.push(url);
    return new Promise(() => {});
  });
  return urls;
}
