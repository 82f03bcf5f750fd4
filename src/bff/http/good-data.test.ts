/** When good data may be replaced, and when not. */
import { describe, expect, test } from 'vitest';
import {
  type AnswerHandler,
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const MATCH = '/api/v2.2/fixtures/?t=info&id=7';
const COUNTRIES = '/api/v2.2/countries/?t=list';

const envelope = (msg: string) => JSON.stringify({ data: [], meta: { requests_left: 7, msg } });

function respondWith(status: number, type: string, body: string): AnswerHandler {
  return (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
}

/** Starts a BFF with an expired answer of `path`, before a data service that answers differently now. */
async function withOldAnswer(path: string, answer: AnswerHandler) {
  const testBff = await startBffForTest((_, __, url) =>
    url.pathname.includes('livescores')
      ? liveEnvelope()
      : { data: fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [0, 0]), meta: {} },
  );
  const before = await testBff.get(path);
  testBff.upstream.answer = answer;
  testBff.clock.tick(6);
  return { ...testBff, before, after: await testBff.get(path) };
}

describe('only an envelope of the contract replaces data', () => {
  test.each([
    ['a firewall, 403', LIVE, respondWith(403, 'text/html', '<html>Forbidden</html>')],
    ['a firewall, 402', MATCH, respondWith(402, 'text/html', '<html>Pay here</html>')],
    ['JSON of a proxy, 403', LIVE, respondWith(403, 'application/json', '{"error":"forbidden"}')],
    ['JSON of a proxy, 404', LIVE, respondWith(404, 'application/json', '{"msg":"Endpoint not found"}')],
    ['JSON of a proxy, 404, of one match', MATCH, respondWith(404, 'application/json', '{"msg":"no"}')],
    [
      'an envelope that calls a feed unknown',
      LIVE,
      respondWith(404, 'application/json', envelope('Not found')),
    ],
    ['an empty answer', LIVE, respondWith(200, 'application/json', '')],
    ['no list, with a reason', LIVE, respondWith(200, 'application/json', envelope('Database error'))],
  ])('keeps data with their age after %s', async (_, path, answer) => {
    const { before, after, upstream, clock, get } = await withOldAnswer(path, answer);
    expect([after.statusCode, after.body, after.headers.age]).toEqual([200, before.body, '6']);
    upstream.answer = () =>
      path === LIVE
        ? liveEnvelope([1, 0])
        : { data: fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [1, 0]), meta: {} };
    clock.tick(10);
    expect((await get(path)).headers.age).toBe('0');
  });

  test('believes "there is no such match" in an envelope', async () => {
    const { after } = await withOldAnswer(MATCH, respondWith(404, 'application/json', envelope('No.')));
    expect([after.statusCode, after.json().error.code]).toEqual([404, 'not_found']);
  });
});

describe('ages', () => {
  test('keeps data when the wall clock is set back an hour during an outage', async () => {
    const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
    const before = await get(LIVE);
    upstream.answer = (request) => void request.socket.destroy();
    clock.tick(6);
    clock.setBack(3_600);
    const after = await get(LIVE);
    expect([after.statusCode, after.body, after.headers.age]).toEqual([200, before.body, '6']);
    clock.tick(60);
    expect((await get(LIVE)).headers.age).toBe('66');
  });

  test('makes no answer fresh again when the wall clock is set back', async () => {
    const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
    await get(LIVE);
    upstream.answer = () => liveEnvelope([1, 0]);
    clock.tick(6);
    clock.setBack(3);
    expect((await get(LIVE)).json().data[0].scores.home_score).toBe(1);
  });
});

describe('an empty answer', () => {
  test('with a reason is an error if nothing is cached', async () => {
    const { get, upstream } = await startBffForTest(() => listEnvelope([], { msg: 'Database error' }));
    const { statusCode, body } = await get(LIVE);
    expect([statusCode, body.includes('Database')]).toEqual([502, false]);
    for (const msg of ['', null, undefined]) {
      upstream.answer = () => listEnvelope([], { msg });
      expect(
        (await get(`${LIVE}&lang=${msg === '' ? 'de' : msg === null ? 'fr' : 'it'}`)).json().data,
      ).toEqual([]);
    }
  });

  test('of the catalogue is cached for a minute, one with records until midnight', async () => {
    const { get, clock, upstream } = await startBffForTest(() => listEnvelope([]));
    expect((await get(COUNTRIES)).headers['cache-control']).toMatch(/^max-age=60,/);
    upstream.answer = () => listEnvelope([{ id: '1', name: 'Germany', cc: 'de' }]);
    clock.tick(61);
    const { headers, body } = await get(COUNTRIES);
    expect(JSON.parse(body).data).toHaveLength(1);
    expect(headers['cache-control']).toMatch(/^max-age=43139,/);
  });
});

describe('a lagging replica', () => {
  const at = (minute: number, score: [number, number], events: readonly object[] = []) => {
    const match = fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, score);
    return listEnvelope([{ ...match, time: { ...match.time, minute }, events }]);
  };
  const scoreOf = (body: string) => JSON.parse(body).data[0].scores.home_score;
  const PATH = `${LIVE}&include=events`;

  test('does not revoke a goal, and is logged', async () => {
    const { get, clock, upstream, logLines } = await startBffForTest(() => at(63, [2, 0]));
    await get(PATH);
    upstream.answer = () => at(61, [1, 0]);
    clock.tick(6);
    const { statusCode, headers, body } = await get(PATH);
    expect([statusCode, scoreOf(body), headers.age]).toEqual([200, 2, '6']);
    expect(logLines.join()).toContain('"reason":"older"');
    upstream.answer = () => at(63, [3, 0]);
    clock.tick(6);
    expect(scoreOf((await get(PATH)).body)).toBe(3);
  });

  test('is not suspected when a goal is disallowed', async () => {
    const { get, clock, upstream } = await startBffForTest(() => at(63, [2, 0]));
    await get(PATH);
    upstream.answer = () => at(63, [1, 0], [{ type: 'var', result: 'cancelled', minute: 63 }]);
    clock.tick(6);
    expect(scoreOf((await get(PATH)).body)).toBe(1);
  });

  test('is believed after three periods, with at most one call a period', async () => {
    const { get, clock, upstream } = await startBffForTest(() => at(63, [2, 0]));
    await get(PATH);
    upstream.answer = () => at(61, [1, 0]);
    const scores: number[] = [];
    for (let second = 0; second < 22; second += 1) {
      clock.tick(1);
      scores.push(scoreOf((await get(PATH)).body));
    }
    expect([scores[12], scores.at(-1)]).toEqual([2, 1]);
    expect(upstream.hits.length - 1).toBeLessThanOrEqual(4);
  });
});

test('does not take a world that is set back during a refresh for a lagging replica', async () => {
  const { get, clock, upstream } = await startBffForTest(() => liveEnvelope([2, 0]));
  await get(LIVE);
  clock.tick(6);
  upstream.answer = () => {
    clock.jump(-600);
    upstream.answer = () => liveEnvelope([1, 0]);
    return liveEnvelope([1, 0]);
  };
  await get(LIVE);
  const { statusCode, json } = await get(LIVE);
  expect([statusCode, json().data?.[0].scores.home_score]).toEqual([200, 1]);
});
