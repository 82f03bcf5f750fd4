import { afterAll, expect, onTestFinished, test } from 'vitest';
import { DEMO } from './accounts/account.ts';
import { BOOKMAKERS } from './odds/bookmakers.ts';
import { createService, type Service } from './server.ts';

/** A Monday evening, which has few matches. */
const clock = { now: () => Date.parse('2026-11-23T20:30:00Z'), rate: 1 };
const options = {
  seed: 1,
  clock,
  host: '127.0.0.1',
  port: 0,
  control: false,
  media: false,
  odds: true,
  bookmakers: BOOKMAKERS,
  accounts: [DEMO],
};

const clockChanges: (readonly [now: number, rate: number])[] = [];
const service = await createService({
  ...options,
  control: true,
  onClock: (now, rate) => clockChanges.push([now, rate]),
});
afterAll(() => service.close());

const live = ({ address }: Service) =>
  fetch(`${address}/v2.2/livescores/?t=live&include=events&user=demo&token=demo`);

test('serves data and pictures on its address', async () => {
  const { address } = service;
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const { data } = (await (await live(service)).json()) as { data: { teams: { home: { img: string } } }[] };
  const img = data[0]?.teams.home.img ?? '';
  expect(img.startsWith(`${address}/images/teams/`)).toBe(true);
  expect((await fetch(img)).status).toBe(200);
});

test('rejects if the port is in use', async () => {
  const port = Number(new URL(service.address).port);
  await expect(createService({ ...options, port })).rejects.toThrow('EADDRINUSE');
});

test('accepts another account', async () => {
  const { address, close } = await createService({
    ...options,
    accounts: [
      { ...DEMO, user: 'paper', token: 'secret', plan: { ...DEMO.plan, name: 'News', requests: 10 } },
    ],
  });
  onTestFinished(close);
  const demo = await fetch(`${address}/v2.2/continents/?user=demo&token=demo`);
  expect(demo.status).toBe(401);
  const paper = await fetch(`${address}/v2.2/continents/?user=paper&token=secret`);
  expect(await paper.json()).toMatchObject({ meta: { user: 'paper', plan: 'News', requests_left: 9 } });
});

test('rejects an account with an unknown league', async () => {
  const accounts = [{ ...DEMO, leagues: [10, 9999] }];
  await expect(createService({ ...options, accounts })).rejects.toThrow(
    'SERVICE_ACCOUNTS must name existing leagues, got 9999 for demo.',
  );
});

test('gives the same responses as another service with the same seed', async () => {
  const other = await createService(options);
  onTestFinished(other.close);
  const dataOf = async (each: Service) => {
    const { data } = (await (await live(each)).json()) as { data: unknown };
    return JSON.stringify(data).replaceAll(each.address, '');
  };
  expect(await dataOf(other)).toBe(await dataOf(service));
});

test('reports a changed clock to its owner', async () => {
  await fetch(`${service.address}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2026-11-22T12:00:00Z', speed: 2 }),
  });
  expect(clockChanges).toEqual([[Date.UTC(2026, 10, 22, 12), 2]]);
});
