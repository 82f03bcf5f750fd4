import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import type { FromListWorker, ToListWorker } from './list-worker.ts';
import { createListReader } from './list-worker.ts';

const KEY = ['livescores', { t: 'live', include: 'events' }] as const;
const matches = (minute: number) =>
  Array.from({ length: 100 }, (_, at) => sampleMatch(at + 1, { minute: [at === 5 ? minute : 1] }));

/** Messages to the worker so far. */
let messages: ToListWorker[] = [];
/** The worker's behaviour; the real reader unless a test replaces it. */
let respond: (message: ToListWorker, worker: FakeWorker) => void;

class FakeWorker {
  onmessage: (message: { data: FromListWorker }) => void = () => {};
  onerror: () => void = () => {};
  readonly read = createListReader();
  postMessage(message: ToListWorker) {
    messages.push(message);
    respond(message, this);
  }
}

beforeEach(() => {
  vi.resetModules();
  messages = [];
  respond = ({ turn, request }, worker) => {
    if (!request) return;
    void worker.read(request, new AbortController().signal).then(
      (reply) => worker.onmessage({ data: structuredClone({ turn, reply }) }),
      (error) => worker.onmessage({ data: { turn, problem: String(error) } }),
    );
  };
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Returns the page's fetcher without state of another test. */
async function page() {
  const { fetchAnswer } = await import('#web/data/fetch.ts');
  const { share } = await import('#web/data/share.ts');
  const client = new QueryClient({ defaultOptions: { queries: { structuralSharing: share, retry: false } } });
  const queryFn = (context: object) => fetchAnswer<ReturnType<typeof matches>>(context as never);
  const ask = async () => {
    await client.fetchQuery({ queryKey: KEY, queryFn });
    return client.getQueryData(KEY) as Awaited<ReturnType<typeof queryFn>>;
  };
  return { ask, client };
}

let minute = 1;
const serve = () =>
  fakeServer(() => ({ body: { data: matches(minute), meta: { dropped: 0 } }, etag: `"${minute}"` }));

test('fetches a long list on the page once, and then in the worker; unchanged records stay the same objects', async () => {
  minute = 1;
  serve();
  const { ask } = await page();
  await ask();
  expect(messages).toEqual([]);
  const answers = [];
  for (minute = 2; minute < 5; minute += 1) answers.push(await ask());
  expect(messages.map(({ request }) => request?.previousEtag)).toEqual(['"1"', '"2"', '"3"']);
  expect(answers.map(({ data }) => data[5]?.time.minute?.minute)).toEqual([2, 3, 4]);
  expect(answers[2]?.data[6]).toBe(answers[0]?.data[6]);
  expect(answers[2]?.data[5]?.teams).toBe(answers[0]?.data[5]?.teams);
});

test('an unchanged answer is the previous object', async () => {
  minute = 1;
  serve();
  const { ask } = await page();
  const first = await ask();
  expect(await ask()).toBe(first);
  expect(messages).toHaveLength(1);
});

test('fetches on the page where no worker starts, and does not try again', async () => {
  minute = 1;
  const requests = serve();
  respond = (_, worker) => worker.onerror();
  const { ask } = await page();
  for (minute = 1; minute < 4; minute += 1) expect((await ask()).data[5]?.time.minute?.minute).toBe(minute);
  expect(messages).toHaveLength(1);
  expect(requests).toHaveLength(3);
});

test('a failure is the same as on the page', async () => {
  minute = 1;
  serve();
  const { ask } = await page();
  await ask();
  fakeServer(() => new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toMatchObject({ code: 'unreachable' });
  fakeServer(() => ({ body: { error: { code: 'rate_limited', message: 'slow down' } }, status: 429 }));
  await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
});

test("cancelling a query cancels the worker's request", async () => {
  minute = 1;
  serve();
  const { ask, client } = await page();
  await ask();
  respond = () => {};
  const pendingFetch = ask().catch(() => 'given up');
  await vi.waitFor(() => expect(messages).toHaveLength(1), 60_000);
  await client.cancelQueries({ queryKey: KEY });
  await pendingFetch;
  expect(messages.at(-1)).toEqual({ turn: messages[0]?.turn });
});
