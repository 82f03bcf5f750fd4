import { expect, test } from 'vitest';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startFleet, type TestFleet } from '#bff/testing/start-fleet.ts';
import { OWN_PAGE, WALL_STATE, wallId, wallReport } from '#bff/testing/wall-requests.ts';
import { WALL_REMOTE_PATH, WALL_REPORT_PATH, type WallOrders } from '#contract/wall-relay.ts';

const OPERATOR_KEY = 'an-operator-key-of-some-length';
const PIN = { type: 'pin', match: '7' } as const;

const start = (count = 2) =>
  startFleet(count, () => liveEnvelope(), { status: { enabled: true, operatorKey: OPERATOR_KEY } });

async function post(fleet: TestFleet, process: number, path: string, payload: object) {
  const response = await fleet.bffs[process]?.app.inject({
    method: 'POST',
    url: path,
    headers: { ...OWN_PAGE, authorization: `Bearer ${OPERATOR_KEY}` },
    payload,
  });
  return { status: response?.statusCode, body: response?.json() };
}

const remote = (fleet: TestFleet, process: number, payload: object) =>
  post(fleet, process, WALL_REMOTE_PATH, payload);

const report = async (fleet: TestFleet, process: number, number: number) =>
  (await post(fleet, process, WALL_REPORT_PATH, wallReport(number))).body as WallOrders;

/** Pairs wall 1, which is at process 0, with a remote at process 1, and returns its key. */
async function pair(fleet: TestFleet): Promise<string> {
  const { body } = await remote(fleet, 0, { do: 'code', wall: wallId(1), after: 0, name: 'Desk' });
  return (await remote(fleet, 1, { do: 'pair', code: body.code })).body.key;
}

const orders = async (fleet: TestFleet, process: number): Promise<WallOrders> =>
  (
    await remote(fleet, process, {
      do: 'commands',
      wall: wallId(1),
      after: 0,
      state: WALL_STATE,
      visibleMatches: [],
    })
  ).body;

test('a remote at one process controls a wall at another, whichever it asks', async () => {
  const fleet = await start(3);
  const key = await pair(fleet);
  expect((await remote(fleet, 1, { do: 'send', key, command: PIN })).body).toEqual({ number: 1 });
  expect((await remote(fleet, 2, { do: 'send', key, command: { type: 'pause' } })).body).toEqual({
    number: 2,
  });
  expect((await orders(fleet, 0)).commands.map(({ command: { type } }) => type)).toEqual(['pin', 'pause']);
  expect((await remote(fleet, 2, { do: 'state', key })).body).toMatchObject({
    name: 'Desk',
    state: WALL_STATE,
  });
  await remote(fleet, 0, { do: 'unpair', wall: wallId(1) });
  expect((await remote(fleet, 1, { do: 'state', key })).body.error.code).toBe('not_paired');
});

test('a code pairs once in all processes', async () => {
  const fleet = await start();
  const { body } = await remote(fleet, 0, { do: 'code', wall: wallId(1), after: 0, name: '' });
  const both = await Promise.all(
    [0, 1].map((process) => remote(fleet, process, { do: 'pair', code: body.code })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('every process lists all walls and takes commands of the operator for them', async () => {
  const fleet = await start();
  await report(fleet, 0, 1);
  expect((await report(fleet, 1, 2)).wallNumber).toBe(2);
  for (const bff of fleet.bffs) {
    const response = await bff.app.inject({
      url: '/api/status',
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
    });
    expect(response.json().walls.map(({ name }: { name: string }) => name)).toEqual(['Wall 1', 'Wall 2']);
  }
  await remote(fleet, 1, { do: 'operate', wallNumber: 1, command: PIN });
  expect((await report(fleet, 0, 1)).commands).toEqual([{ number: 1, command: PIN }]);
});

test('a pairing goes on in its process while the store is away, and in all when it is back', async () => {
  const fleet = await start();
  const key = await pair(fleet);
  await orders(fleet, 1);
  fleet.store.behaviour = 'away';
  expect((await remote(fleet, 1, { do: 'send', key, command: PIN })).status).toBe(200);
  expect((await orders(fleet, 1)).commands).toHaveLength(1);
  fleet.store.behaviour = 'up';
  await fleet.pass(3);
  await orders(fleet, 1);
  expect((await orders(fleet, 0)).commands.map(({ command }) => command)).toEqual([PIN]);
});

test('garbage in the records of walls is replaced, and walls report on', async () => {
  const fleet = await start();
  await pair(fleet);
  for (const key of fleet.store.values.keys()) {
    if (key.includes(':walls:')) fleet.store.values.set(key, Buffer.alloc(64, 255));
  }
  const { status } = await post(fleet, 0, WALL_REPORT_PATH, wallReport(1));
  expect(status).toBe(200);
  expect((await report(fleet, 1, 1)).commands).toEqual([]);
});

test('walls and remotes of an earlier version go on', async () => {
  const fleet = await start();
  const key = await pair(fleet);
  await report(fleet, 0, 1);
  for (const [name, value] of fleet.store.values) {
    const text = value
      .toString()
      .replace('"isClaimed":true,', '')
      .replace(/,"clients":{[^}]*}/, '');
    fleet.store.values.set(name, Buffer.from(text));
  }
  expect((await remote(fleet, 1, { do: 'send', key, command: PIN })).status).toBe(200);
  expect(await report(fleet, 0, 1)).toMatchObject({ wallNumber: 1, remotes: 1 });
  expect((await report(fleet, 1, 2)).wallNumber).toBe(2);
});

test('the store has no ids of walls, codes or keys of remotes', async () => {
  const fleet = await start();
  const { body } = await remote(fleet, 0, { do: 'code', wall: wallId(1), after: 0, name: 'Desk' });
  const dump = () => [...fleet.store.values].map(([name, value]) => `${name} ${value}`).join('\n');
  expect(dump()).not.toContain(body.code);
  const { key } = (await remote(fleet, 1, { do: 'pair', code: body.code })).body;
  await report(fleet, 1, 1);
  expect(dump()).toContain('Wall 1');
  for (const secret of [key, wallId(1), OPERATOR_KEY]) expect(dump()).not.toContain(secret);
});
