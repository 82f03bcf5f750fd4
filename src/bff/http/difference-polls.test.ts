/** Polls that name an earlier answer as a dictionary (RFC 9842). */
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeBody } from '#bff/cache/version.ts';
import { fakeWireMatch, LIVE_KICK_OFF_SECONDS, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { availableDictionary, openDifference } from '#bff/testing/open-difference.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { dictionaryOffer } from './dictionary-headers.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
/** What Chromium accepts from a secure origin with a dictionary. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
const VARY = 'Accept-Encoding, Available-Dictionary';

afterEach(() => vi.restoreAllMocks());

/** Starts a BFF before a list of matches whose scores grow with each answer. */
async function startLive(matches = 20) {
  let goals = -1;
  const testBff = await startBffForTest(
    () => {
      goals += 1;
      return listEnvelope(
        Array.from({ length: matches }, (_, index) =>
          fakeWireMatch(index + 1, 1, LIVE_KICK_OFF_SECONDS, [index === 7 ? goals : 0, 0]),
        ),
      );
    },
    {},
    // Nothing is refreshed between two polls, so that each version is that of a poll.
    { schedule: () => () => {} },
  );
  /** Polls with the headers of a browser whose cache holds `previous`. */
  const poll = (previous: Buffer | null, path = LIVE) =>
    testBff.get(path, {
      headers: { ...BROWSER, ...(previous && { 'available-dictionary': availableDictionary(previous) }) },
    });
  const identity = async (path = LIVE) => (await testBff.get(path)).rawPayload;
  /** Requests versions five seconds apart, and returns their bodies. */
  const versions = async (count: number) => {
    const bodies: Buffer[] = [];
    for (let version = 0; version < count; version += 1) {
      if (version > 0) testBff.clock.tick(5);
      bodies.push(await identity());
    }
    return bodies;
  };
  return { ...testBff, poll, identity, versions };
}

test('get the difference from the version they name, which decodes to the whole answer', async () => {
  const { poll, identity, versions, clock } = await startLive();
  const [first = Buffer.alloc(0)] = await versions(1);
  clock.tick(5);
  const { headers, rawPayload } = await poll(first);
  const whole = await identity();
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(rawPayload.length),
    vary: VARY,
    'use-as-dictionary': String.raw`match="/api/v2.2/livescores/\\?t=live"`,
    'cache-control': 'max-age=5, stale-while-revalidate=60',
  });
  expect(whole.equals(first)).toBe(false);
  expect(openDifference(rawPayload, first).equals(whole)).toBe(true);
  const brotli = await poll(null);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: VARY, etag: headers.etag });
  expect(rawPayload.length).toBeLessThan(brotli.rawPayload.length / 3);
});

test('get it from each version of the last minutes, also from compacted ones, and from none before', async () => {
  const { poll, versions, clock } = await startLive();
  const bodies = await versions(70);
  const whole = bodies.at(-1) ?? Buffer.alloc(0);
  for (const [version, body] of bodies.entries()) {
    const { headers, rawPayload } = await poll(body);
    const isRecent = (69 - version) * 5 <= 300;
    expect([version, headers['content-encoding']]).toEqual([version, isRecent ? 'dcz' : 'br']);
    if (isRecent) expect(openDifference(rawPayload, body).equals(whole)).toBe(true);
  }
  expect(clock.rate).toBe(1);
});

test('make each difference once, however many ask and whenever', async () => {
  const compress = vi.spyOn(zlib, 'zstdCompressSync');
  const compressInPool = vi.spyOn(zlib, 'zstdCompress');
  for (const matches of [20, 400]) {
    const { poll, versions } = await startLive(matches);
    const [first = null, second = null] = await versions(3);
    const polls = Array.from({ length: 50 }, () => [poll(first), poll(second)]).flat();
    expect(new Set((await Promise.all(polls)).map(({ headers }) => headers['content-encoding']))).toEqual(
      new Set(['dcz']),
    );
    await poll(first);
  }
  expect([compress.mock.calls.length, compressInPool.mock.calls.length]).toEqual([2, 2]);
});

test('get brotli for a third difference while two are made', async () => {
  const { poll, versions } = await startLive(400);
  const bodies = await versions(5);
  const answers = await Promise.all(bodies.slice(0, 4).map((body) => poll(body)));
  expect(answers.map(({ headers }) => headers['content-encoding']).toSorted()).toEqual([
    'br',
    'br',
    'dcz',
    'dcz',
  ]);
  const later = await Promise.all(bodies.slice(2, 4).map((body) => poll(body)));
  expect(later.map(({ headers }) => headers['content-encoding'])).toEqual(['dcz', 'dcz']);
});

test('get 304 if nothing has changed, with the same headers as other clients', async () => {
  const { get, versions } = await startLive();
  const [body = Buffer.alloc(0)] = await versions(1);
  const etag = String((await get(LIVE)).headers.etag);
  const { statusCode, headers, rawPayload } = await get(LIVE, {
    headers: { ...BROWSER, 'if-none-match': etag, 'available-dictionary': availableDictionary(body) },
  });
  expect([statusCode, rawPayload.length]).toEqual([304, 0]);
  expect(headers).toMatchObject({ etag, vary: VARY });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('with a delay get differences between delayed answers', async () => {
  const { poll, identity, versions, clock } = await startLive();
  await versions(20);
  const delayed = `${LIVE}&delay=45`;
  const before = await identity(delayed);
  clock.tick(5);
  await identity();
  const { headers, rawPayload } = await poll(before, delayed);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'use-as-dictionary': String.raw`match="/api/v2.2/livescores/\\?t=live&delay=45"`,
  });
  expect(openDifference(rawPayload, before).equals(await identity(delayed))).toBe(true);
});

test('are not ahead of a world that was set back', async () => {
  const { poll, versions, clock } = await startLive();
  const bodies = await versions(10);
  clock.jump(-20);
  const { headers } = await poll(bodies.at(-1) ?? null);
  expect(headers['content-encoding']).toBe('br');
});

describe('clients that take no part', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', true, brotliDecompressSync],
    ['br', 'gzip, br, dcz;q=0', true, brotliDecompressSync],
    ['br', 'dcz, br', false, brotliDecompressSync],
    ['gzip', 'gzip', true, gunzipSync],
    [undefined, '', true, Buffer.from],
  ] as const)('get %s with "%s" (a dictionary: %s)', async (encoding, accepted, hasDictionary, open) => {
    const { get, versions } = await startLive();
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await versions(2);
    const { headers, rawPayload } = await get(LIVE, {
      headers: {
        'accept-encoding': accepted,
        ...(hasDictionary && { 'available-dictionary': availableDictionary(first) }),
      },
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, VARY]);
    expect(open(rawPayload).equals(second)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no colons', 'A'.repeat(43)],
    ['an unknown hash', `:${'A'.repeat(43)}=:`],
    ['a short hash', ':AAAA:'],
    ['base64 for addresses', `:${'-'.repeat(43)}=:`],
    ['another length', `:${'A'.repeat(44)}:`],
    ['two hashes', `:${'A'.repeat(43)}=:, :${'B'.repeat(43)}=:`],
    ['a name of every object', ':__proto__:'],
    ['8,000 colons', ':'.repeat(8_000)],
    ['bytes beyond ASCII', ':ééé:'],
  ])('get brotli with a dictionary of %s', async (_, header) => {
    const { get, versions } = await startLive();
    await versions(2);
    const { statusCode, headers } = await get(LIVE, {
      headers: { ...BROWSER, 'available-dictionary': header },
    });
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  });
});

test('name no dictionary for what is small, changes by the season or has an odd address', async () => {
  const { get } = await startBffForTest((_, __, url) =>
    listEnvelope(url.pathname.includes('livescores') ? [] : [{ id: 1, name: 'x'.repeat(2_000) }]),
  );
  const small = await get(LIVE, { headers: BROWSER });
  expect(small.headers['vary']).toBe(VARY);
  expect(small.headers).not.toHaveProperty('use-as-dictionary');
  const catalogue = await get('/api/v2.2/continents/?t=list', { headers: BROWSER });
  expect(catalogue.headers['vary']).toBe('Accept-Encoding');
  expect(catalogue.headers).not.toHaveProperty('use-as-dictionary');
});

test.each([
  '/api/v2.2/livescores/?t="live"',
  '/api/v2.2/livescores/?t=lïve',
  'http://fake/api/v2.2/',
  '/a\\b',
])('name no dictionary for the address %s', async (address) => {
  const body = await makeBody('text '.repeat(1_000), 'text/plain', null);
  expect(dictionaryOffer(address, { asOf: 0, freshUntil: 5_000 }, body)).toBeNull();
  expect(dictionaryOffer(LIVE, { asOf: 0, freshUntil: 5_000 }, body)).not.toBeNull();
  expect(dictionaryOffer(LIVE, { asOf: 0, freshUntil: 300_001 }, body)).toBeNull();
});

test('match their own address only, whatever characters a URL pattern gives a meaning', async () => {
  const { get } = await startLive();
  const path = `${LIVE}&utc=+2`;
  const { headers } = await get(path.replace('livescores/?t=live', 'livescores/?t=today'), {
    headers: BROWSER,
  });
  expect(headers['use-as-dictionary']).toBe(String.raw`match="/api/v2.2/livescores/\\?t=today&utc=\\+2"`);
});
