import { afterEach, expect, test, vi } from 'vitest';
import { sampleMatch } from '#contract/testing/sample.ts';
import { type FakeResponse, fakeServer } from '#web/testing/fake-server.ts';
import { createListReader } from './list-worker.ts';

afterEach(() => void vi.unstubAllGlobals());

const { signal } = new AbortController();
const list = (etag: string, ...minutes: readonly number[]): FakeResponse => ({
  body: {
    data: minutes.map((minute, at) => sampleMatch(at + 1, { minute: [minute] })),
    meta: { dropped: 0 },
  },
  etag,
});

/** A reader with a server that gives these answers in turn. */
function readerOf(...answers: readonly (FakeResponse | Error)[]) {
  let turn = -1;
  const requests = fakeServer(() => {
    turn += 1;
    return answers[turn] ?? new Error('one request too many');
  });
  const read = createListReader();
  return {
    requests,
    read: (previousEtag: string | null, url = '/list') => read({ url, previousEtag }, signal),
  };
}

test('returns the whole body of an answer without a previous one', async () => {
  const { read, requests } = readerOf(list('"a"', 1, 2));
  const { changes, body, status } = await read('"0"');
  expect({ changes, status }).toEqual({ changes: null, status: 200 });
  expect(JSON.parse(body ?? '').data).toHaveLength(2);
  expect(requests[0]?.init?.cache).toBe('no-cache');
});

test('returns the changes and no body from the second answer on', async () => {
  const { read } = readerOf(list('"a"', 1, 2), list('"b"', 1, 3));
  await read(null);
  const { changes, body, headers } = await read('"a"');
  expect(body).toBeNull();
  expect(changes).toMatchObject({ order: null, changed: [{ id: '2', time: { minute: { minute: 3 } } }] });
  expect(new Headers(headers as [string, string][]).get('etag')).toBe('"b"');
});

test('returns the whole body to a page with another answer than the last one', async () => {
  const { read } = readerOf(list('"a"', 1), list('"b"', 2), list('"c"', 3));
  await read(null);
  expect(await read('"z"')).toMatchObject({ changes: null, body: expect.stringContaining('data') });
  expect(await read('"b"')).toMatchObject({ body: null });
});

test('does not read an answer that the page has', async () => {
  const { read } = readerOf(list('"a"', 1), list('"a"', 1));
  await read(null);
  expect(await read('"a"')).toMatchObject({ status: 200, changes: null, body: null });
});

test('passes errors, and bodies that are not lists, to the page', async () => {
  const { read } = readerOf(
    list('"a"', 1),
    { body: { error: { code: 'upstream_unavailable' } }, status: 502, etag: '"e"' },
    { body: 'half a li', etag: '"f"' },
    list('"b"', 1),
  );
  await read(null);
  expect(await read('"a"')).toMatchObject({ status: 502, body: expect.stringContaining('upstream') });
  expect(await read('"a"')).toMatchObject({ changes: null, body: '"half a li"' });
  expect(await read('"f"')).toMatchObject({ changes: null, body: expect.stringContaining('data') });
});

test('remembers the previous answer after an error', async () => {
  const { read } = readerOf(list('"a"', 1), { body: {}, status: 502, etag: '"e"' }, list('"b"', 2));
  await read(null);
  await read('"a"');
  expect(await read('"a"')).toMatchObject({ changes: { changed: [{ id: '1' }] }, body: null });
});

test('remembers the eight addresses that were requested last', async () => {
  const answers = Array.from({ length: 20 }, (_, at) => list(`"${at}"`, at));
  const { read } = readerOf(...answers);
  for (let at = 0; at < 8; at += 1) await read(null, `/list/${at}`);
  await read(null, '/list/0');
  await read(null, '/list/8');
  expect(await read('"8"', '/list/0')).toMatchObject({ body: null });
  expect(await read('"1"', '/list/1')).toMatchObject({
    changes: null,
    body: expect.stringContaining('data'),
  });
});

test('passes a failed request to the page', async () => {
  const { read } = readerOf(new TypeError('Failed to fetch'));
  await expect(read(null)).rejects.toThrow('Failed to fetch');
});
