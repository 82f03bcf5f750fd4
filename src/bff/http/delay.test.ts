/** Requests with `delay`: the world as it was some seconds ago. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';

const LIVE = '/api/v2.2/livescores/?t=live';

const OPEN = { br: brotliDecompressSync, gzip: gunzipSync };

/** Starts a BFF whose live match has one goal for each of the data service's answers so far. */
async function startCounting() {
  let goals = -1;
  // Nothing is refreshed between two polls, so that each version is that of a poll.
  const testBff = await startBffForTest(
    () => {
      goals += 1;
      return listEnvelope(
        Array.from({ length: 9 }, (_, index) =>
          fakeWireMatch(index + 1, 1, LIVE_KICK_OFF_SECONDS, [goals, 0]),
        ),
      );
    },
    {},
    { schedule: () => () => {} },
  );
  const ask = async (delay: number | null, path = LIVE) => {
    const { statusCode, headers, body } = await testBff.get(delay === null ? path : `${path}&delay=${delay}`);
    expect(statusCode).toBe(200);
    const maxAge = Number(
      /^max-age=(\d+), stale-while-revalidate=60$/.exec(String(headers['cache-control']))?.[1],
    );
    return {
      goals: JSON.parse(body).data[0].scores.home_score as number,
      age: Number(headers.age),
      maxAge,
      status: String(headers['cache-status']),
      etag: String(headers.etag),
      worldTime: String(headers['world-time']),
    };
  };
  /** Polls without a delay every five seconds, as a page does. */
  const poll = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 5) {
      await ask(null);
      testBff.clock.tick(5);
    }
  };
  return { ...testBff, ask, poll };
}

test('get the newest version that is old enough, with its age, and the time of the world', async () => {
  const { ask, poll, clock, upstream } = await startCounting();
  await poll(60);
  // Versions are from 0, 5, … 55 s; it is 60 s.
  expect(await ask(null)).toMatchObject({ goals: 12, age: 0 });
  clock.tick(2);
  expect(await ask(20)).toMatchObject({
    goals: 8,
    age: 22,
    maxAge: 3,
    status: 'Touchline; hit; ttl=3',
    worldTime: `${NOON + 62_000}; rate=1`,
  });
  expect(await ask(22)).toMatchObject({ goals: 8, age: 22, maxAge: 5 });
  expect(await ask(23)).toMatchObject({ goals: 7, age: 27, maxAge: 1 });
  expect(await ask(0)).toMatchObject({ goals: 12, age: 2, maxAge: 3 });
  expect(upstream.hits).toHaveLength(13);
  expect(upstream.hits.some((path) => path.includes('delay'))).toBe(false);
});

test('get the oldest version, younger than the delay, where none is old enough', async () => {
  const { ask, clock } = await startCounting();
  const first = await ask(45);
  expect(first).toMatchObject({ goals: 0, age: 0, maxAge: 5 });
  // Its polls are of the usual period, which keeps the key watched until the version is old enough.
  for (let second = 5; second < 45; second += 5) {
    clock.tick(5);
    expect(await ask(45)).toMatchObject({ goals: 0, age: second, maxAge: 5, etag: first.etag });
  }
  for (let version = 0; version < 20; version += 1) {
    clock.tick(5);
    expect(await ask(45)).toMatchObject({ goals: version, age: 45 });
  }
});

test('count from when a slow answer had arrived, since it shows what happened until then', async () => {
  const { get, clock } = await startBffForTest(
    () => {
      clock.tick(3);
      return liveEnvelope();
    },
    {},
    { schedule: () => () => {} },
  );
  const ageOf = async (path: string) => (await get(path)).headers['age'];
  expect(await ageOf(`${LIVE}&delay=20`)).toBe('0');
  expect(await ageOf(LIVE)).toBe('3');
  clock.tick(1.5);
  // Polled twice: the answer is among the recent ones now.
  expect(await ageOf(`${LIVE}&delay=20`)).toBe('1');
  expect(await ageOf(LIVE)).toBe('4');
});

test('cost the data service what requests without a delay cost', async () => {
  const hits = async (delays: readonly (number | null)[]) => {
    const { ask, clock, upstream } = await startCounting();
    for (let second = 0; second < 30; second += 1) {
      for (const delay of delays) await ask(delay);
      clock.tick(1);
    }
    return upstream.hits;
  };
  const plain = await hits([null]);
  expect(await hits([45])).toEqual(plain);
  expect(await hits([null, 20, 45, 120, 300])).toEqual(plain);
});

test('keep their key refreshed by timers, like any poll', async () => {
  const { get, clock, upstream } = await startBffForTest(() => liveEnvelope(), {}, {});
  expect((await get(`${LIVE}&delay=20`)).statusCode).toBe(200);
  clock.tick(4);
  expect((await get(`${LIVE}&delay=20`)).statusCode).toBe(200);
  expect(upstream.hits).toHaveLength(1);
});

test('count seconds of the world in a fast one', async () => {
  const { ask, clock } = await startCounting();
  clock.rate = 60;
  for (let second = 0; second < 10; second += 1) {
    await ask(null);
    clock.tick(1);
  }
  // A version every minute of the world; it is 600 s.
  expect(await ask(120)).toMatchObject({ goals: 8, age: 120, maxAge: 1 });
  expect(await ask(121)).toMatchObject({ goals: 7, age: 180, maxAge: 1 });
  expect(await ask(300)).toMatchObject({ goals: 5, age: 300 });
});

test('show nothing of the future after the world was set back', async () => {
  const { ask, poll, clock } = await startCounting();
  await poll(60);
  clock.jump(-40);
  // It is 20 s; versions of 0, 5, … 20 s are left.
  expect(await ask(10)).toMatchObject({ goals: 2, age: 10 });
  clock.jump(-3_600);
  const { goals, age } = await ask(10);
  expect([goals, age]).toEqual([13, 0]);
});

test('get what was known before the world jumped, until that is old enough', async () => {
  const { ask, poll, clock } = await startCounting();
  await poll(30);
  clock.jump(3_600);
  expect(await ask(null)).toMatchObject({ goals: 6, age: 0 });
  expect(await ask(20)).toMatchObject({ goals: 5, age: 3_605, maxAge: 5 });
  clock.tick(20);
  expect(await ask(20)).toMatchObject({ goals: 6, age: 20 });
});

test('get answers of an outage that is younger than the delay as fresh ones', async () => {
  const { ask, poll, clock, upstream } = await startCounting();
  await poll(60);
  upstream.answer = (_, response) => void response.writeHead(500).end();
  clock.tick(10);
  expect(await ask(null)).toMatchObject({ goals: 11, age: 15, status: expect.stringContaining('fwd=stale') });
  expect(await ask(20)).toMatchObject({ goals: 10, age: 20, status: expect.stringContaining('hit') });
  clock.tick(15);
  expect(await ask(20)).toMatchObject({ goals: 11, age: 30, status: expect.stringContaining('fwd=stale') });
});

test.each([
  ['', 'Send whole seconds from 0 to 300.'],
  ['301', 'Send whole seconds from 0 to 300.'],
  ['-1', 'Send whole seconds from 0 to 300.'],
  ['1.5', 'Send whole seconds from 0 to 300.'],
  ['1e2', 'Send whole seconds from 0 to 300.'],
  ['%2020', 'Send whole seconds from 0 to 300.'],
  ['٣', 'Send whole seconds from 0 to 300.'],
  ['5&delay=5', 'Send each parameter once.'],
])('are refused with delay=%s', async (delay, sentence) => {
  const { get, upstream } = await startBffForTest(() => liveEnvelope());
  const { statusCode, body } = await get(encodeURI(`${LIVE}&delay=${delay}`).replaceAll('%25', '%'));
  expect([statusCode, JSON.parse(body).error]).toEqual([
    400,
    { code: 'bad_parameter', message: expect.stringContaining(sentence) },
  ]);
  expect(upstream.hits).toEqual([]);
});

test('are refused for the catalogue', async () => {
  const { get } = await startBffForTest(() => listEnvelope([]));
  for (const delay of [0, 20]) {
    const { statusCode, body } = await get(`/api/v2.2/countries/?t=list&delay=${delay}`);
    expect([statusCode, JSON.parse(body).error.message]).toEqual([
      400,
      'countries?t=list takes no delay. Remove it.',
    ]);
  }
});

test('get 304 and compressed bytes like any other', async () => {
  const { get, ask, poll } = await startCounting();
  await poll(60);
  await ask(null);
  const { headers, rawPayload } = await get(`${LIVE}&delay=45`);
  const etag = String(headers['etag']);
  expect((await get(`${LIVE}&delay=45`, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  for (const [encoding, open] of Object.entries(OPEN)) {
    const answer = await get(`${LIVE}&delay=45`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({ etag, 'content-encoding': encoding });
    expect(open(answer.rawPayload).equals(rawPayload)).toBe(true);
  }
});
