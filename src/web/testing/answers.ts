import { vi } from 'vitest';

/** A response of a test's fake server; the body is JSON, the headers are the BFF's. */
export interface FakeAnswer {
  readonly body: unknown;
  readonly etag?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Replaces `fetch`: responds by address and records the requests. */
export function fakeServer(answer: (url: string) => FakeAnswer | Error) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    // The media route is not live: the samples have no articles.
    if (url.startsWith('/api/v2.2/media/')) return new Response('{"data":[],"meta":{"dropped":0}}');
    asked.push({ url, init });
    const told = answer(url);
    if (told instanceof Error) throw told;
    const headers = { 'cache-control': 'max-age=5', age: '0', ...told.headers };
    return new Response(JSON.stringify(told.body), {
      status: told.status ?? 200,
      headers: told.etag ? { ...headers, etag: told.etag } : headers,
    });
  });
  return asked;
}
