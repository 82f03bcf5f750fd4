import { afterEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeServer } from '#web/testing/answers.ts';
import { sampleMatch } from '#web/testing/sample.ts';
import { createReader } from './reader.ts';

afterEach(() => void vi.unstubAllGlobals());

const { signal } = new AbortController();
const list = (etag: string, ...minutes: readonly number[]): FakeAnswer => ({
  body: {
    data: minutes.map((minute, at) => sampleMatch(at + 1, { minute: [minute] })),
    meta: { dropped: 0 },
  },
  etag,
});

/** A reader before a server that answers one thing after another. */
function readerOf(...answers: readonly (FakeAnswer | Error)[]) {
  let turn = -1;
  const asked = fakeServer(() => {
    turn += 1;
    return answers[turn] ?? new Error('asked once too often');
  });
  const read = createReader();
  return { asked, read: (has: string | null, url = '/list') => read({ url, has }, signal) };
}

test('of an answer that it has not compared with anything it gives the whole body', async () => {
  const { read, asked } = readerOf(list('"a"', 1, 2));
  const { changes, body, status } = await read('"0"');
  expect({ changes, status }).toEqual({ changes: null, status: 200 });
  expect(JSON.parse(body ?? '').data).toHaveLength(2);
  expect(asked[0]?.init?.cache).toBe('no-cache');
});

test('from the second on it tells what has changed, and no body', async () => {
  const { read } = readerOf(list('"a"', 1, 2), list('"b"', 1, 3));
  await read(null);
  const { changes, body, headers } = await read('"a"');
  expect(body).toBeNull();
  expect(changes).toMatchObject({ order: null, changed: [{ id: '2', time: { minute: { minute: 3 } } }] });
  expect(new Headers(headers as [string, string][]).get('etag')).toBe('"b"');
});

test('whoever has another answer than the last one is given the whole body', async () => {
  const { read } = readerOf(list('"a"', 1), list('"b"', 2), list('"c"', 3));
  await read(null);
  expect(await read('"z"')).toMatchObject({ changes: null, body: expect.stringContaining('data') });
  expect(await read('"b"')).toMatchObject({ body: null });
});

test('an answer that the asker has already is not read', async () => {
  const { read } = readerOf(list('"a"', 1), list('"a"', 1));
  await read(null);
  expect(await read('"a"')).toMatchObject({ status: 200, changes: null, body: null });
});

test('errors, and bodies that are no list, are for the asker to read', async () => {
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

test('after an error it still knows the answer before', async () => {
  const { read } = readerOf(list('"a"', 1), { body: {}, status: 502, etag: '"e"' }, list('"b"', 2));
  await read(null);
  await read('"a"');
  expect(await read('"a"')).toMatchObject({ changes: { changed: [{ id: '1' }] }, body: null });
});

test('it remembers eight addresses, those that were asked last', async () => {
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

test('an answer that does not come is the problem of whoever asked', async () => {
  const { read } = readerOf(new TypeError('Failed to fetch'));
  await expect(read(null)).rejects.toThrow('Failed to fetch');
});
