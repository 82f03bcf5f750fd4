import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { leaksIn } from '#bff/testing/canary.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { settle, startFleet, type TestFleet } from '#bff/testing/start-fleet.ts';

const LIVE_PATH = '/api/v2.2/livescores/?t=live';
const PROCESSES = 6;
const ALL = Array.from({ length: PROCESSES }, (_, process) => process);

const plenty = { requests_left: 1_000_000 };
const scoreOf = (json: string) =>
  (JSON.parse(json) as { data: { scores: { home_score: number } }[] }).data[0]?.scores.home_score;

const getAll = (fleet: TestFleet) => Promise.all(ALL.map((process) => fleet.get(process, LIVE_PATH)));

/** Polls every process twice, so that the key is watched in all. */
async function watchEverywhere(fleet: TestFleet): Promise<void> {
  await getAll(fleet);
  await fleet.pass(1);
  await getAll(fleet);
}

test('six processes call once for a cold key', async () => {
  const fleet = await startFleet(PROCESSES, async () => {
    await pause(30);
    return liveEnvelope([1, 0], plenty);
  });
  const waiting = getAll(fleet);
  while (fleet.upstream.hits.length === 0) await pause(5);
  await pause(60);
  await fleet.pass(0.3);
  const responses = await waiting;
  expect(responses.map(({ statusCode, body }) => [statusCode, scoreOf(body)])).toEqual(
    ALL.map(() => [200, 1]),
  );
  expect(fleet.upstream.hits).toHaveLength(1);
});

test('six processes with viewers call at most 1.2 times a period', async () => {
  const fleet = await startFleet(PROCESSES, () => liveEnvelope([0, 0], plenty));
  await watchEverywhere(fleet);
  fleet.upstream.hits.length = 0;
  await fleet.pass(300, () => getAll(fleet));
  expect(fleet.upstream.hits.length).toBeGreaterThanOrEqual(9);
  expect(fleet.upstream.hits.length).toBeLessThanOrEqual(12);
});

test('a change reaches every process without a poll of its own', async () => {
  let goals = 0;
  const fleet = await startFleet(PROCESSES, () => liveEnvelope([goals, 0], plenty));
  await watchEverywhere(fleet);
  goals = 1;
  const hits = fleet.upstream.hits.length;
  while (fleet.upstream.hits.length === hits) await fleet.pass(0.1, async () => {});
  // The others take the version over within the time of their messages, which the ticked clock does not count.
  await pause(20);
  await settle();
  const responses = await getAll(fleet);
  expect(responses.map(({ body, headers }) => [scoreOf(body), headers['cache-status']])).toEqual(
    ALL.map(() => [1, expect.stringContaining('hit')]),
  );
  expect(fleet.upstream.hits.length).toBe(hits + 1);
});

test('a failure is called for once, too', async () => {
  const fleet = await startFleet(PROCESSES, (_, response) => {
    response.statusCode = 500;
    return {};
  });
  const waiting = getAll(fleet);
  while (fleet.upstream.hits.length === 0) await pause(5);
  await pause(20);
  await fleet.pass(0.3);
  expect((await waiting).map(({ statusCode }) => statusCode)).toEqual(ALL.map(() => 503));
  expect(fleet.upstream.hits).toHaveLength(1);
});

test('others call when the process that holds the lease has died', async () => {
  const fleet = await startFleet(2, () => liveEnvelope([2, 0], plenty));
  const [head] = [...fleet.store.values.keys()];
  expect(head).toBe('touchline:1:probe');
  // The lease of a process that is no more.
  await fleet.get(0, LIVE_PATH);
  const leaseKey = [...fleet.store.values.keys()].find((key) => key.includes(':lease:')) ?? '';
  const names = [...fleet.store.values.keys()].filter((key) => key.includes(':head:'));
  for (const name of names) fleet.store.values.delete(name);
  expect(fleet.store.values.get(leaseKey)?.toString()).toMatch(/^[\da-f-]{36}$/);
  fleet.upstream.hits.length = 0;
  const waiting = fleet.get(1, LIVE_PATH);
  await fleet.pass(1);
  expect(fleet.upstream.hits).toHaveLength(0);
  await fleet.pass(1.5);
  while (fleet.upstream.hits.length === 0) await fleet.pass(0.1);
  await pause(20);
  expect((await waiting).statusCode).toBe(200);
  expect(fleet.upstream.hits).toHaveLength(1);
});

test.each(['away', 'frozen', 'full'] as const)('goes on alone while the store is %s', async (behaviour) => {
  const fleet = await startFleet(2, () => liveEnvelope([0, 0], plenty));
  fleet.store.behaviour = behaviour;
  const responses: number[] = [];
  const request = async (process: number) => {
    responses.push((await fleet.get(process, LIVE_PATH)).statusCode);
  };
  void request(0);
  // Less than the shortest soft timeout.
  await fleet.pass(0.4);
  await pause(30);
  expect(responses).toEqual([200]);
  await fleet.pass(5);
  // Then only probes are sent.
  const { commands } = fleet.store;
  await fleet.pass(10, () => request(0));
  expect(fleet.store.commands - commands).toBeLessThanOrEqual(12);
  expect(new Set(responses)).toEqual(new Set([200]));
  fleet.store.behaviour = 'up';
  await fleet.pass(3);
  expect(fleet.logLines.filter((line) => line.includes('shared store away')).length).toBeGreaterThanOrEqual(
    1,
  );
  expect(fleet.logLines.at(-1)).toContain('shared store available');
});

test.each([
  ['WRONGPASS invalid username-password pair or user is disabled.', 'WRONGPASS'],
  ['NOAUTH Authentication required.', 'NOAUTH'],
  ["READONLY You can't write against a read only replica.", 'READONLY'],
  ['OOM command not allowed', 'OOM'],
])('the log names why the store refuses: %s', async (message, cause) => {
  const fleet = await startFleet(1, () => liveEnvelope([0, 0], plenty));
  await fleet.pass(1);
  fleet.store.refusal = message;
  await fleet.get(0, LIVE_PATH);
  await fleet.pass(1);
  expect(fleet.logLines.filter((line) => line.includes('shared store away'))).toEqual([
    `["warn","shared store away",{"cause":"${cause}"}]`,
  ]);
});

test('shows the operator whether the store answers, and since when', async () => {
  const status = { enabled: true, operatorKey: 'correct horse battery' };
  const fleet = await startFleet(1, () => liveEnvelope([0, 0], plenty), { status });
  const startedAt = fleet.clock.now() / 1_000;
  const readStatus = async (headers = {}) =>
    (await fleet.bffs[0]?.app.inject({ url: '/api/status', headers }))?.json();
  const storeState = async () => (await readStatus({ authorization: `Bearer ${status.operatorKey}` })).store;
  expect(await readStatus()).not.toHaveProperty('store');
  await fleet.pass(5);
  expect(await storeState()).toEqual({ state: 'up', since: startedAt });
  fleet.store.behaviour = 'away';
  await fleet.get(0, LIVE_PATH);
  expect(await storeState()).toEqual({ state: 'away', since: startedAt + 5 });
});

test('ignores garbage in the store and on its channel, and replaces it', async () => {
  const fleet = await startFleet(2, () => liveEnvelope([3, 0], plenty));
  await fleet.get(0, LIVE_PATH);
  await settle();
  for (const key of fleet.store.values.keys()) {
    if (key.includes(':head:')) fleet.store.values.set(key, Buffer.from('{"sha256":'));
  }
  for (const message of ['garbage', '{}', '{"from":"x","scope":"y","news":{"kind":"version"}}'])
    fleet.store.publish(message);
  const waiting = fleet.get(1, LIVE_PATH);
  await fleet.pass(3);
  expect(scoreOf((await waiting).body)).toBe(3);
  expect(fleet.upstream.hits).toHaveLength(2);
});

test('refuses a body that has not the hash of its head', async () => {
  const fleet = await startFleet(2, () => liveEnvelope([3, 0], plenty));
  await fleet.get(0, LIVE_PATH);
  await settle();
  for (const key of fleet.store.values.keys()) {
    if (key.includes(':body:')) fleet.store.values.set(key, Buffer.from('{"data":[],"meta":{"dropped":0}}'));
  }
  const waiting = fleet.get(1, LIVE_PATH);
  await fleet.pass(3);
  expect(scoreOf((await waiting).body)).toBe(3);
});

/** Writes a body and a head that names it, as anybody can who reaches the store. */
function forge({ store, clock }: TestFleet, text: string, claim: object): string {
  const sha256 = createHash('sha256').update(text).digest('base64');
  const [name = ''] = [...store.values.keys()].filter((key) => key.includes(':head:'));
  const head = JSON.parse(String(store.values.get(name)));
  const forgedHead = { ...head, sha256, isBrotli: false, asOf: clock.now(), ...claim };
  store.values.set(name, Buffer.from(JSON.stringify(forgedHead)));
  const body = name.replace(/:head:.*/, `:body:${sha256}`);
  store.values.set(body, Buffer.from(text));
  return body;
}

test('believes a wrong answer in the store for one period at most', async () => {
  const fleet = await startFleet(2, () => liveEnvelope([3, 0], plenty));
  const text = (await fleet.get(0, LIVE_PATH)).body;
  await settle();
  const [freshUntil, deleteAt] = [fleet.clock.now() + 3_600_000, fleet.clock.now() + 7_200_000];
  const end = { freshUntil, refreshAt: freshUntil, expectedAt: freshUntil, deleteAt };
  forge(fleet, text.replace('"home_score":3', '"home_score":99'), end);
  const waiting = fleet.get(1, LIVE_PATH);
  await fleet.pass(1);
  expect(scoreOf((await waiting).body)).toBe(99);
  expect((await fleet.get(1, LIVE_PATH)).headers['cache-control']).toMatch(/^max-age=(?:2\d|3[01]),/);
  fleet.clock.tick(31);
  const later = fleet.get(1, LIVE_PATH);
  await fleet.pass(3);
  await later;
  await pause(20);
  expect(scoreOf((await fleet.get(1, LIVE_PATH)).body)).toBe(3);
});

test.each(['<html><script>alert(1)</script>', '[]', '{"data":[]}', '{"data":"x","meta":{}}'])(
  'deletes what is no answer from the store, though its hash is right: %s',
  async (text) => {
    const fleet = await startFleet(2, () => liveEnvelope([3, 0], plenty));
    await fleet.get(0, LIVE_PATH);
    await settle();
    const body = forge(fleet, text, {});
    const waiting = fleet.get(1, LIVE_PATH);
    await fleet.pass(3);
    expect(scoreOf((await waiting).body)).toBe(3);
    expect(String(fleet.store.values.get(body) ?? '')).toBe('');
  },
);

test('a process that starts late answers with a delay from the versions of the others', async () => {
  let goals = 0;
  const fleet = await startFleet(2, () => liveEnvelope([goals, 0], plenty));
  const watch = () => fleet.get(0, LIVE_PATH);
  await watch();
  await fleet.pass(1);
  await watch();
  await fleet.pass(40, watch);
  goals = 1;
  await fleet.pass(40, watch);
  expect(scoreOf((await watch()).body)).toBe(1);
  const first = fleet.get(1, LIVE_PATH);
  await fleet.pass(0.2);
  expect(scoreOf((await first).body)).toBe(1);
  await pause(20);
  const delayed = await fleet.get(1, `${LIVE_PATH}&delay=60`);
  expect([delayed.statusCode, scoreOf(delayed.body)]).toEqual([200, 0]);
});

test('the store and the log have no credentials', async () => {
  const fleet = await startFleet(2, () => liveEnvelope([0, 0], plenty));
  await fleet.get(0, LIVE_PATH);
  await settle();
  const dump = [...fleet.store.values].map(([key, value]) => `${key} ${value}`);
  expect(dump.length).toBeGreaterThan(3);
  expect([...dump, ...fleet.logLines].filter((text) => leaksIn(text).length > 0)).toEqual([]);
});

test('all processes spend one allowance', async () => {
  const paths = ALL.map((process) => `/api/v2.2/teams/?t=info&id=${process + 1}`);
  const fleet = await startFleet(
    PROCESSES,
    (_request, response) => {
      response.statusCode = 404;
      return { error: { code: 404, message: 'none' } };
    },
    { allowance: { perHour: 100, perDay: null } },
  );
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(
      paths.map((path, process) => fleet.get(process, path.replace(/\d+$/, String(100 * round + process)))),
    );
    await settle();
  }
  expect(fleet.upstream.hits.length).toBeGreaterThan(20);
  expect(fleet.upstream.hits.length).toBeLessThanOrEqual(100);
});

test('a sudden end of the allowance reaches the other processes when a second answer confirms it', async () => {
  let left = 5_000;
  const fleet = await startFleet(2, () => liveEnvelope([0, 0], { requests_left: left }));
  const status = async (process: number, lang: string) =>
    (await fleet.get(process, `${LIVE_PATH}&lang=${lang}`)).statusCode;
  const sharedLeft = () =>
    JSON.parse(String([...fleet.store.values].find(([key]) => key.endsWith(':report'))?.[1])).requestsLeft;
  expect([await status(0, 'en'), await status(1, 'de')]).toEqual([200, 200]);
  left = 0;
  expect(await status(0, 'fr')).toBe(200);
  await fleet.pass(60);
  expect([sharedLeft(), await status(0, 'es')]).toEqual([5_000, 200]);
  await settle();
  expect([await status(0, 'pt'), await status(1, 'pt'), sharedLeft()]).toEqual([429, 429, 0]);
});
