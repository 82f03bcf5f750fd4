import { vi } from 'vitest';

/** What the fake server of a test answers at an address; the body is JSON, the headers are those of the BFF. */
export interface FakeAnswer {
  readonly body: unknown;
  readonly etag?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes the place of `fetch`: answers by address, counts, and tells what was asked and how. */
export function fakeServer(answer: (url: string) => FakeAnswer | Error) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    // The route of media is not live: nobody writes about the samples.
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
