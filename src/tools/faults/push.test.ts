/** Faults of push services, of what is kept for alerts, and of the processes that send them; on a ticked clock. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { BffOptions } from '#bff/bff.ts';
import { makeVapidKeys } from '#bff/push/vapid.ts';
import { type FakePushService, startPushService, subscriptionAt } from '#bff/testing/fake-push-service.ts';
import { playedMatch } from '#bff/testing/played-match.ts';
import { sampleWebhook } from '#bff/testing/sample-webhook.ts';
import { startFleet, type TestFleet } from '#bff/testing/start-fleet.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { OWN_PAGE } from '#bff/testing/wall-requests.ts';
import type { Webhook } from '#bff/webhooks/webhook.ts';

const KEYS = makeVapidKeys();
const PATH = '/api/push';

interface Site {
  readonly processes?: number;
  /** Folder of each process; null: they share a store. */
  readonly folder?: string | null;
  readonly services: readonly FakePushService[];
  /** The match at the start, and the seconds after noon. */
  readonly goals?: number;
  readonly after?: number;
  readonly webhooks?: readonly Webhook[];
}

/** Starts processes that know a match, and lets one of them take the shift. */
async function startSite(site: Site) {
  const { processes = 1, folder = temporaryFolder(), services, goals = 0, after = 0, webhooks = [] } = site;
  const { match, answer } = playedMatch();
  Object.assign(match, { score: [goals, 0], minute: 20 + goals });
  const options: Partial<BffOptions> = {
    push: {
      isNewsOn: true,
      keys: folder === null ? KEYS : null,
      ownHosts: services.map(({ host }) => host),
      ntfy: null,
    },
    operatorContact: 'mailto:desk@example.com',
    webhooks,
    ...(folder !== null && { pushStateDir: folder, stateDir: folder, shared: undefined }),
  };
  const fleet = await startFleet(processes, answer, (clock) => {
    clock.jump(after);
    return { ...options, realNow: clock.now };
  });
  const send = async (process: number, method: 'POST' | 'DELETE', payload: object) =>
    (await fleet.bffs[process]?.app.inject({ method, url: PATH, headers: OWN_PAGE, payload }))?.statusCode;
  const state = async (process: number) => JSON.parse((await fleet.get(process, PATH)).body);
  await fleet.pass(10);
  return { ...fleet, match, send, state };
}

/** Passes time until something holds. */
async function passUntil({ pass }: Pick<TestFleet, 'pass'>, check: () => void): Promise<void> {
  await vi.waitFor(
    async () => {
      await pass(1);
      check();
    },
    { timeout: 60_000, interval: 1 },
  );
}

const titles = ({ got }: FakePushService) => got.map(({ title, body }) => `${title}: ${body}`);

const GOAL = 'Goal for Team 14: Team 14 1–0 Team 15';
const SECOND = 'Goal for Team 14: Team 14 2–0 Team 15';

test('P1 a push service that is slow, busy or broken keeps no other waiting, and gets each message once', async () => {
  const [slow, other] = [await startPushService(), await startPushService()];
  const site = await startSite({ services: [slow, other] });
  const { match, send, pass } = site;
  for (const service of [slow, other]) expect(await send(0, 'POST', subscriptionAt(service))).toBe(200);
  await pass(7);
  slow.isSlow = true;
  Object.assign(match, { score: [1, 0], minute: 25 });
  await pass(70);
  await vi.waitFor(() => expect(titles(other)).toEqual([GOAL]));
  slow.isSlow = false;
  await vi.waitFor(() => expect(titles(slow)).toEqual([GOAL]));

  for (const [number, status, retryAfter] of [
    [2, 429, '20'],
    [3, 503, null],
  ] as const) {
    Object.assign(slow, { status, retryAfter });
    slow.headers.length = 0;
    Object.assign(match, { score: [number, 0], minute: 25 + number });
    await passUntil(site, () => expect(slow.headers).toHaveLength(1));
    if (retryAfter) await pass(15);
    expect(slow.headers).toHaveLength(1);
    Object.assign(slow, { status: 201 });
    await passUntil(site, () => expect([slow.got.length, other.got.length]).toEqual([number, number]));
  }
});

test('P2 a disk that is full costs no alert and no subscription, and both are saved when there is room', async () => {
  const folder = temporaryFolder();
  const service = await startPushService();
  const first = await startSite({ folder, services: [service] });
  expect(await first.send(0, 'POST', subscriptionAt(service))).toBe(200);
  await first.pass(7);
  // A folder in the place of a file fails for every user, as a full disk does.
  const inTheWay = ['push.json', 'alerts.json'].map((name) => join(folder, name));
  for (const path of inTheWay) {
    rmSync(path, { force: true });
    mkdirSync(join(path, 'full'), { recursive: true });
  }
  const endpoint = `http://${service.host}/later`;
  expect(await first.send(0, 'POST', subscriptionAt(service, { endpoint }))).toBe(200);
  Object.assign(first.match, { score: [1, 0], minute: 25 });
  await first.pass(70);
  await vi.waitFor(() => expect(titles(service)).toEqual([GOAL, GOAL]));
  expect(first.logLines.filter((line) => line.includes('state cannot be saved'))).toHaveLength(2);

  for (const path of inTheWay) rmSync(path, { recursive: true });
  await passUntil(first, () => {
    for (const path of inTheWay) expect(readFileSync(path, 'utf8')).toContain('"version":1');
  });
  await first.bffs[0]?.close();
  const after = first.clock.elapsed() / 1_000;
  const second = await startSite({ folder, services: [service], goals: 1, after });
  Object.assign(second.match, { score: [2, 0], minute: 26 });
  await second.pass(70);
  await vi.waitFor(() => expect(titles(service)).toEqual([GOAL, GOAL, SECOND, SECOND]));
});

const DAMAGED = [
  '',
  '{',
  '\0\0\0\0',
  'null',
  '[]',
  '{"version":2}',
  '{"version":1,"subscriptions":7,"matches":[[1]]}',
];

test('P3 damaged files end no process, and alerts and webhooks go on', async () => {
  const [service, receiver] = [await startPushService(), await startPushService()];
  receiver.status = 200;
  const webhooks = [sampleWebhook({ url: `http://${receiver.host}`, kinds: ['goals'] })];
  for (const text of DAMAGED) {
    const folder = temporaryFolder();
    const files = ['push.json', 'alerts.json', 'news.json'];
    for (const name of files) writeFileSync(join(folder, name), text);
    const { match, send, pass, bffs } = await startSite({ folder, services: [service], webhooks });
    service.got.length = 0;
    receiver.headers.length = 0;
    expect(await send(0, 'POST', subscriptionAt(service))).toBe(200);
    await pass(7);
    Object.assign(match, { score: [1, 0], minute: 25 });
    await pass(70);
    await vi.waitFor(() =>
      expect([text, titles(service), receiver.headers.length]).toEqual([text, [GOAL], 1]),
    );
    await bffs[0]?.close();
    for (const name of files) expect(JSON.parse(readFileSync(join(folder, name), 'utf8')).version).toBe(1);
  }
});

test('P4 damaged values in the shared store end no process, and what the sender holds takes their place', async () => {
  const service = await startPushService();
  const site = await startSite({ processes: 2, folder: null, services: [service] });
  const { match, send, pass, store } = site;
  expect(await send(0, 'POST', subscriptionAt(service))).toBe(200);
  await pass(7);
  for (const [index, text] of DAMAGED.entries()) {
    const ours = [...store.values.keys()].filter((key) => /:(?:subscriptions|alerts|push-shift)/.test(key));
    expect(ours.length).toBeGreaterThanOrEqual(4);
    for (const key of ours) store.values.set(key, Buffer.from(text));
    // Every process takes changes meanwhile.
    for (const process of [0, 1])
      expect(
        await send(
          process,
          'POST',
          subscriptionAt(service, { endpoint: `http://${service.host}/${process}` }),
        ),
      ).toBe(200);
    Object.assign(match, { score: [index + 1, 0], minute: 25 + index });
    await passUntil(site, () => expect([text, service.got.length]).toEqual([text, 3 * (index + 1)]));
  }
});

test('P5 lost keys are made anew, damaged ones are not, and neither loses a browser that visits again', async () => {
  const service = await startPushService();
  const folder = temporaryFolder();
  const path = join(folder, 'vapid.json');
  const first = await startSite({ folder, services: [service] });
  const { publicKey } = await first.state(0);
  expect(await first.send(0, 'POST', subscriptionAt(service))).toBe(200);
  await first.bffs[0]?.close();
  const keys = readFileSync(path, 'utf8');

  writeFileSync(path, keys.slice(0, 40));
  const second = await startSite({ folder, services: [service], after: 60 });
  expect(await second.state(0)).toMatchObject({ publicKey: null, obstacle: 'state' });
  expect(second.logLines.join()).toContain('push keys cannot be used');
  await second.bffs[0]?.close();

  writeFileSync(path, keys);
  const third = await startSite({ folder, services: [service], after: 120 });
  expect((await third.state(0)).publicKey).toBe(publicKey);
  await third.pass(7);
  Object.assign(third.match, { score: [1, 0], minute: 25 });
  await passUntil(third, () => expect(titles(service)).toEqual([GOAL]));
  await third.bffs[0]?.close();

  rmSync(path);
  const fourth = await startSite({ folder, services: [service], goals: 1, after: 300 });
  const { match, send, state, logLines } = fourth;
  expect((await state(0)).publicKey).not.toBe(publicKey);
  // A push service refuses the new key for the old subscription.
  service.status = 403;
  Object.assign(match, { score: [2, 0], minute: 27 });
  await passUntil(fourth, () => expect(logLines.join()).toContain('push message dropped'));
  // At its next visit the browser subscribes again.
  expect(await send(0, 'DELETE', { endpoint: subscriptionAt(service).endpoint })).toBe(200);
  expect(await send(0, 'POST', subscriptionAt(service, { endpoint: `http://${service.host}/new` }))).toBe(
    200,
  );
  service.status = 201;
  Object.assign(match, { score: [3, 0], minute: 29 });
  await passUntil(fourth, () => expect(service.got).toHaveLength(2));
  expect(titles(service)[1]).toContain('3–0');
});

test('P6 of two processes with a store one sends, whichever a browser reaches, and another takes over', async () => {
  const service = await startPushService();
  const site = await startSite({ processes: 2, folder: null, services: [service] });
  const { match, send, pass, freeze, thaw } = site;
  const late = subscriptionAt(service, { endpoint: `http://${service.host}/late`, delay: 120 });
  expect(await send(0, 'POST', subscriptionAt(service))).toBe(200);
  expect(await send(1, 'POST', late)).toBe(200);
  await pass(7);
  let goals = 0;
  const score = () => {
    goals += 1;
    Object.assign(match, { score: [goals, 0], minute: 20 + goals });
  };
  for (const process of [0, 1]) {
    score();
    await passUntil(site, () => expect(service.got).toHaveLength(2 * goals - 1));
    // One of the two sends; it is stopped while a goal waits for the delay, and goes on when the other has taken over.
    freeze(process);
    await passUntil(site, () => expect(service.got).toHaveLength(2 * goals));
    score();
    await passUntil(site, () => expect(service.got).toHaveLength(2 * goals));
    thaw(process);
    await pass(30);
    expect(service.headers).toHaveLength(2 * goals);
  }
  expect(await send(1, 'DELETE', { endpoint: late.endpoint })).toBe(200);
  score();
  await pass(240);
  expect(service.headers).toHaveLength(2 * goals - 1);
});

test('P7 of two processes without a store only the first sends, until it ends', async () => {
  const service = await startPushService();
  const site = await startSite({ processes: 2, services: [service] });
  const { match, send, state, bffs, pass } = site;
  const states = [await state(0), await state(1)];
  const [first, second] = states[0].obstacle === null ? [0, 1] : [1, 0];
  // Browsers keep the subscriptions that the other process has.
  expect(states[second]).toEqual({
    ...states[first],
    obstacle: 'fleet',
    topics: { url: null, obstacle: 'fleet' },
  });
  expect([
    await send(first, 'POST', subscriptionAt(service)),
    await send(second, 'POST', subscriptionAt(service)),
  ]).toEqual([200, 503]);
  await pass(7);
  Object.assign(match, { score: [1, 0], minute: 25 });
  await passUntil(site, () => expect(titles(service)).toEqual([GOAL]));
  await bffs[first]?.close();
  await pass(10);
  expect((await state(second)).obstacle).toBe(null);
  Object.assign(match, { score: [2, 0], minute: 27 });
  await passUntil(site, () => expect(titles(service)).toEqual([GOAL, SECOND]));
  await pass(60);
  expect(service.headers).toHaveLength(2);
});

test('P8 a clock that is changed repeats no alert, and news go on', async () => {
  const service = await startPushService();
  const site = await startSite({ services: [service] });
  const { match, send, pass, clock } = site;
  const late = { endpoint: `http://${service.host}/late`, delay: 60 };
  expect(await send(0, 'POST', subscriptionAt(service))).toBe(200);
  expect(await send(0, 'POST', subscriptionAt(service, late))).toBe(200);
  await pass(7);
  const changes = [() => clock.setBack(20 * 3_600), () => clock.jump(7_200), () => clock.jump(30 * 3_600)];
  for (const [index, change] of changes.entries()) {
    service.headers.length = 0;
    Object.assign(match, { score: [index + 1, 0], minute: 25 + index });
    await passUntil(site, () => expect(service.headers).toHaveLength(1));
    change();
    await passUntil(site, () => expect(service.headers).toHaveLength(2));
    await pass(120);
    expect(service.headers).toHaveLength(2);
    // Push services refuse a signature of the past, or of more than a day ahead.
    const claims = service.headers[1]?.['authorization']?.split('.')[1] ?? '';
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const hoursLeft = (exp * 1_000 - clock.now()) / 3_600_000;
    expect([hoursLeft > 1, hoursLeft < 24]).toEqual([true, true]);
  }
});

test('P9 a store that is killed and comes back empty costs no alert and no subscription', async () => {
  const service = await startPushService();
  const site = await startSite({ processes: 2, folder: null, services: [service] });
  const { match, send, pass, store, bffs } = site;
  const endpoints = Array.from({ length: 25 }, (_, number) => `http://${service.host}/${number}`);
  for (const endpoint of endpoints)
    expect(await send(0, 'POST', subscriptionAt(service, { endpoint }))).toBe(200);
  await pass(7);
  store.behaviour = 'away';
  Object.assign(match, { score: [1, 0], minute: 25 });
  await passUntil(site, () => expect(service.got).toHaveLength(25));
  for (const process of [0, 1]) expect(await send(process, 'POST', subscriptionAt(service))).toBe(503);
  store.values.clear();
  store.behaviour = 'up';
  await pass(5);
  // What browsers send before the rest is there again ends no other.
  expect(await send(1, 'POST', subscriptionAt(service, { endpoint: endpoints[0] }))).toBe(200);
  await pass(20);
  expect(bffs).toHaveLength(2);
  Object.assign(match, { score: [2, 0], minute: 27 });
  await passUntil(site, () => expect(service.got).toHaveLength(50));
  const stored = [...store.values]
    .filter(([key]) => key.includes(':subscriptions:'))
    .map(([, value]) => JSON.parse(value.toString()));
  expect(stored.flatMap(({ subscriptions }) => subscriptions)).toHaveLength(25);
});
