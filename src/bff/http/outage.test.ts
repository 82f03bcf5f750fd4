/** What clients see when the data service fails, stops or refuses requests. */
import { describe, expect, test } from 'vitest';
import {
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const LIVE = '/api/v2.2/livescores/?t=live';

describe('a data service that stops for a minute', () => {
  test('keeps serving answers with their age and reason, and new ones soon after', async () => {
    const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
    const before = await get(LIVE);
    upstream.answer = (request) => void request.socket.destroy();
    for (let second = 6; second < 60; second += 1) {
      clock.tick(second === 6 ? 6 : 1);
      const { statusCode, headers, body } = await get(LIVE);
      expect([statusCode, headers.age, body]).toEqual([200, String(second), before.body]);
      expect(headers['cache-status']).toMatch(
        /^Touchline; fwd=stale; ttl=-?\d+; detail=(connection|breaker)$/,
      );
      expect(Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThanOrEqual(5);
    }
    expect(upstream.hits.length).toBeLessThan(30);
    upstream.answer = () => liveEnvelope([1, 0]);
    clock.tick(6); // A key that keeps failing is retried once a period.
    const { headers, body } = await get(LIVE);
    expect([headers.age, headers['cache-status']]).toEqual(['0', 'Touchline; fwd=miss; stored; ttl=5']);
    expect(JSON.parse(body).data[0].scores.home_score).toBe(1);
  });

  test('tells requests without cached data when to retry', async () => {
    const { get, upstream } = await startBffForTest(() => liveEnvelope());
    await upstream.close();
    const { statusCode, headers, body } = await get(LIVE);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '1', 'no-store']);
    expect(JSON.parse(body)).toEqual({
      error: {
        code: 'upstream_unavailable',
        message: 'The data service is not answering. Try again in a moment.',
      },
    });
  });

  test.each([
    ['HTML', 'text/html', '<html></html>'],
    ['cut JSON', 'application/json', '{"data":[{"id":'],
    ['another protocol', 'application/json', '{"hello":"world"}'],
    ['records that none can be read of', 'application/json', '{"data":[{"id":1},{"id":2}],"meta":{}}'],
    ['an object for a list', 'application/json', '{"data":{"id":1},"meta":{}}'],
  ])('never replaces good data with %s', async (_, type, text) => {
    const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
    const before = await get(LIVE);
    upstream.answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': type }).end(text);
    clock.tick(6);
    const after = await get(LIVE);
    expect([after.statusCode, after.body, after.headers.age]).toEqual([200, before.body, '6']);
    expect(after.headers['cache-status']).toContain('detail=body');
  });
});

test('reports an allowance that runs out on requests that are not live', async () => {
  let remainingSeconds = 1_000;
  const { get, clock } = await startBffForTest((_, __, url) =>
    url.pathname.includes('livescores')
      ? listEnvelope([fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS)], { requests_left: remainingSeconds })
      : listEnvelope([{ id: '1', name: 'Germany', cc: 'de' }], { requests_left: remainingSeconds }),
  );
  await get(LIVE);
  await get('/api/v2.2/livescores/?t=today');
  remainingSeconds = 50;
  clock.tick(31);
  await get(LIVE);
  // So great a fall counts when a second answer confirms it.
  clock.tick(60);
  await get(LIVE);
  const old = await get('/api/v2.2/livescores/?t=today');
  expect([old.statusCode, old.headers.age]).toEqual([200, '91']);
  expect(old.headers['cache-status']).toMatch(/fwd=stale; ttl=-61; detail=limit$/);
  const none = await get('/api/v2.2/countries/?t=list');
  expect([none.statusCode, none.json().error.code]).toEqual([429, 'rate_limited']);
  expect(none.headers['retry-after']).toBe('60');
  clock.tick(6);
  expect((await get(LIVE)).headers.age).toBe('0');
});
