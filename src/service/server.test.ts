import { afterEach, expect, test } from 'vitest';
import { DEMO } from './accounts/account.ts';
import { BOOKMAKERS } from './odds/bookmakers.ts';
import { createService, type Service } from './server.ts';

const clock = { now: () => Date.parse('2026-11-21T15:30:00Z'), rate: 1 };
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

const started: Service[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.close()));
});

async function start(more: Partial<Parameters<typeof createService>[0]> = {}): Promise<Service> {
  const service = await createService({ ...options, ...more });
  started.push(service);
  return service;
}

test('serves data and pictures on its address', async () => {
  const { address } = await start();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const response = await fetch(`${address}/v2.2/livescores/?t=live&user=demo&token=demo`);
  const { data } = (await response.json()) as { data: { teams: { home: { img: string } } }[] };
  const img = data[0]?.teams.home.img ?? '';
  expect(img.startsWith(`${address}/images/teams/`)).toBe(true);
  expect((await fetch(img)).status).toBe(200);
});

test('rejects if the port is in use', async () => {
  const { address } = await start();
  await expect(createService({ ...options, port: Number(new URL(address).port) })).rejects.toThrow(
    'EADDRINUSE',
  );
});

test('accepts another account', async () => {
  const { address } = await start({
    accounts: [
      { ...DEMO, user: 'paper', token: 'secret', plan: { ...DEMO.plan, name: 'News', requests: 10 } },
    ],
  });
  const demo = await fetch(`${address}/v2.2/continents/?user=demo&token=demo`);
  expect(demo.status).toBe(401);
  const paper = await fetch(`${address}/v2.2/continents/?user=paper&token=secret`);
  expect(await paper.json()).toMatchObject({ meta: { user: 'paper', plan: 'News', requests_left: 9 } });
});

test('rejects an account with an unknown league', async () => {
  await expect(start({ accounts: [{ ...DEMO, leagues: [10, 9999] }] })).rejects.toThrow(
    'SERVICE_ACCOUNTS must name existing leagues, got 9999 for demo.',
  );
});

test('gives the same responses in two services with the same seed', async () => {
  const [a, b] = [await start(), await start()];
  const get = async ({ address }: Service) => {
    const response = await fetch(`${address}/v2.2/livescores/?t=today&include=events&user=demo&token=demo`);
    return (await response.text()).replaceAll(address, '');
  };
  expect(await get(a)).toBe(await get(b));
});

test('reports a changed clock to its owner', async () => {
  const moves: (readonly [number, number])[] = [];
  const { address } = await start({ control: true, onClock: (now, rate) => moves.push([now, rate]) });
  await fetch(`${address}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2026-11-22T12:00:00Z', speed: 2 }),
  });
  expect(moves).toEqual([[Date.UTC(2026, 10, 22, 12), 2]]);
});
