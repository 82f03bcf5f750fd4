import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const many = () =>
  listEnvelope(
    Array.from({ length: 40 }, (_, index) => fakeWireMatch(index + 1, 1, LIVE_KICK_OFF_SECONDS, [1, 0])),
  );

describe('headers of an answer', () => {
  test('state freshness, age and the time of the world', async () => {
    const { get, clock } = await startBffForTest(() => liveEnvelope());
    expect((await get(LIVE)).headers).toMatchObject({
      'cache-control': 'max-age=5, stale-while-revalidate=60',
      'cdn-cache-control': 'max-age=5',
      age: '0',
      'cache-status': 'Touchline; fwd=miss; stored; ttl=5',
      'world-time': `${NOON}; rate=1`,
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    clock.tick(3.2);
    expect((await get(LIVE)).headers).toMatchObject({
      'cache-control': 'max-age=2, stale-while-revalidate=60',
      age: '3',
      'cache-status': 'Touchline; hit; ttl=2; next=0.8',
      'world-time': `${NOON + 3_200}; rate=1`,
    });
  });

  test('say when the next version is expected, which is before the present one ends', async () => {
    const { get, clock, upstream } = await startBffForTest((_, response) => {
      clock.tick(0.25);
      response.statusCode = 200;
      return liveEnvelope();
    });
    await get(LIVE);
    clock.tick(1.5);
    expect((await get(LIVE)).headers).toMatchObject({
      'cache-control': 'max-age=4, stale-while-revalidate=60',
      'cache-status': 'Touchline; hit; ttl=4; next=2.5',
    });
    expect(upstream.hits).toHaveLength(1);
  });

  test('count real seconds in a fast world, at least one', async () => {
    const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
    clock.rate = 60;
    expect((await get(LIVE)).headers['cache-control']).toContain('max-age=1,');
    clock.tick(0.9);
    const { headers } = await get(LIVE);
    expect(headers).toMatchObject({ age: '54', 'world-time': `${NOON + 54_000}; rate=60` });
    expect(upstream.hits).toHaveLength(1);
    expect((await get('/api/v2.2/livescores/?t=today')).headers['cache-control']).toContain('max-age=1,');
  });

  test('state the time of the world on errors too', async () => {
    const { get } = await startBffForTest(() => liveEnvelope());
    expect((await get('/api/v2.2/livescores/?t=live&x=1')).headers['world-time']).toBe(`${NOON}; rate=1`);
  });
});

describe('bytes', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
    [undefined, 'br;q=0', Buffer.from],
    [undefined, '', Buffer.from],
  ] as const)('are %s for a client that accepts "%s"', async (encoding, acceptedEncodings, open) => {
    const { get } = await startBffForTest(many);
    const { headers, rawPayload } = await get(LIVE, { headers: { 'accept-encoding': acceptedEncodings } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(open(rawPayload).toString()).data).toHaveLength(40);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  test('are not sent for HEAD, only their length', async () => {
    const { get } = await startBffForTest(many);
    const length = (await get(LIVE)).headers['content-length'];
    const head = await get(LIVE, { method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', length]);
  });
});
