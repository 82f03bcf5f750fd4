import { vi } from 'vitest';

/** A response of a test's fake server; the body is JSON, the headers are the BFF's. */
export interface FakeResponse {
  readonly body: unknown;
  readonly etag?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Replaces `fetch`: responds by address and records the requests. */
export function fakeServer(answer: (url: string) => FakeResponse | Error) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    // The media route is not live: the samples have no articles.
    if (url.startsWith('/api/v2.2/media/')) return new Response('{"data":[],"meta":{"dropped":0}}');
    requests.push({ url, init });
    const response = answer(url);
    if (response instanceof Error) throw response;
    const headers = { 'cache-control': 'max-age=5', age: '0', ...response.headers };
    return new Response(JSON.stringify(response.body), {
      status: response.status ?? 200,
      headers: response.etag ? { ...headers, etag: response.etag } : headers,
    });
  });
  return requests;
}
