import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_WALL } from '#contract/wall-address.ts';
import type { NumberedCommand, WallOrders, WallRemoteRequest, WallReport } from '#contract/wall-relay.ts';
import { createStore } from '#web/state/store.ts';
import { type FakeResponse, failure, fakeServer } from '#web/testing/fake-server.ts';
import { DEFAULT_CONTROL, type WallControl } from '#web/wall/control/control.ts';
import type { CurrentScreen } from '#web/wall/control/wall-screen.ts';
import { startRelayClient } from './relay-client.ts';
import type { wallCode } from './wall-code.ts';

const WALL = 'b'.repeat(32);
const NOW = 1_795_274_400_000;
const SCREEN: CurrentScreen = {
  pages: [
    { key: 'board-0', view: 'board' },
    { key: 'board-1', view: 'board' },
  ],
  index: 0,
  matches: ['7', '8'],
  asOf: NOW,
};

type Request = WallReport | WallRemoteRequest;

let requests: Request[] = [];
let orders: Partial<WallOrders>;
let problem: FakeResponse | Error | null;
const clients: ReturnType<typeof startRelayClient>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  orders = {};
  problem = null;
  fakeServer((_, init) => {
    const request = JSON.parse(String(init?.body)) as Request;
    requests.push(request);
    if (problem) return problem;
    if ('do' in request && request.do === 'code') return { body: { code: 'ABCDEF', seconds: 300 } };
    return {
      body: { wallNumber: 1, commands: [], remotes: 0, hasCode: false, hasManyWrongCodes: false, ...orders },
    };
  });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(search = '?views=board') {
  const control = createStore<WallControl>(DEFAULT_CONTROL);
  const screen = createStore(SCREEN);
  const code: typeof wallCode = createStore<ReturnType<typeof wallCode.get>>(null);
  const page = { search, reload: vi.fn(), assign: vi.fn() };
  const onRemoved = vi.fn();
  const client = startRelayClient({
    wall: WALL,
    program: { ...DEFAULT_WALL, sound: 30, name: 'Sports desk' },
    version: 'abc',
    control,
    screen,
    code,
    page,
    onRemoved,
    now: () => NOW,
    chance: () => 0,
  });
  clients.push(client);
  return { control, screen, code, page, onRemoved, client };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const kinds = () => requests.map((one) => ('do' in one ? one.do : 'report'));
const give = (...commands: NumberedCommand[]) => {
  orders = { ...orders, commands };
};

test('a wall reports what it shows at once, and every 15 seconds', async () => {
  start();
  await pass(0);
  expect(requests[0]).toEqual({
    wall: WALL,
    after: 0,
    name: 'Sports desk',
    version: 'abc',
    uptimeSeconds: expect.any(Number),
    heapBytes: null,
    lastGoodPollAt: NOW / 1000,
    query: 'views=board',
    state: {
      view: 'board',
      page: 1,
      pages: 2,
      pinnedMatch: null,
      isPaused: false,
      isMuted: false,
      volume: 30,
      dim: 0,
      hasOdds: false,
      isFrozen: false,
      hiddenMatches: [],
    },
  });
  await pass(45_000);
  expect(kinds()).toEqual(['report', 'report', 'report', 'report']);
});

test('a query that is long or not plain is not reported', async () => {
  start(`?name=${'x'.repeat(400)}`);
  start('?name="');
  await pass(0);
  expect(requests.map((one) => 'query' in one && one.query)).toEqual([null, null]);
});

test('asks for commands every second while a remote is paired, and does each once', async () => {
  orders = { remotes: 1 };
  const { control } = start();
  await pass(0);
  give({ number: 3, command: { type: 'pin', match: '7' } }, { number: 4, command: { type: 'pause' } });
  await pass(1000);
  expect(requests.at(-1)).toMatchObject({ do: 'commands', after: 0, visibleMatches: ['7', '8'] });
  expect(control.get()).toMatchObject({
    pinnedMatch: '7',
    isPaused: true,
    page: { key: 'board-0', at: NOW },
  });
  give({ number: 4, command: { type: 'resume' } });
  await pass(1000);
  expect(control.get().isPaused).toBe(true);
  expect(requests.at(-1)).toMatchObject({ after: 4, state: { isPaused: true, pinnedMatch: '7' } });
  await pass(14_000);
  expect(kinds().filter((kind) => kind === 'report')).toHaveLength(2);
});

test('shows a code until it ends, and asks for commands meanwhile', async () => {
  const { client, code } = start();
  await pass(0);
  client.showCode();
  expect(code.get()).toBe('requested');
  orders = { hasCode: true };
  await pass(0);
  expect(code.get()).toMatchObject({ code: 'ABCDEF' });
  requests = [];
  await pass(10_000);
  expect(kinds().filter((kind) => kind === 'commands').length).toBeGreaterThan(8);
  await pass(290_000);
  expect(code.get()).toBeNull();
});

test('a code that was entered leaves the screen', async () => {
  const { client, code } = start();
  await pass(0);
  client.showCode();
  orders = { hasCode: true };
  await pass(0);
  orders = { hasCode: false, remotes: 1 };
  await pass(1000);
  expect(code.get()).toBeNull();
});

test('a code on the screen says that wrong ones are tried, as long as they are', async () => {
  const { client, code } = start();
  await pass(0);
  orders = { hasCode: true, hasManyWrongCodes: true };
  client.showCode();
  await pass(1000);
  expect(code.get()).toMatchObject({ code: 'ABCDEF', isGuessed: true });
  orders = { hasCode: true };
  await pass(1000);
  expect(code.get()).toMatchObject({ code: 'ABCDEF', isGuessed: false });
});

test('a wall that an operator has removed asks for nothing more, and says why for a minute', async () => {
  const { client, code, onRemoved, control } = start();
  await pass(0);
  problem = failure(410, 'wall_removed');
  await pass(15_000);
  expect(code.get()).toBe('removed');
  requests = [];
  await pass(60_000);
  expect(code.get()).toBeNull();
  control.set({ ...DEFAULT_CONTROL, dim: 50 });
  client.showCode();
  await pass(0);
  expect([code.get(), requests]).toEqual(['removed', []]);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test('a code that cannot be had is explained for 20 seconds', async () => {
  const { client, code } = start();
  await pass(0);
  problem = new TypeError('Failed to fetch');
  client.showCode();
  await pass(0);
  expect(code.get()).toBe('failed');
  await pass(20_000);
  expect(code.get()).toBeNull();
});

test.each([new TypeError('Failed to fetch'), failure(503, 'overloaded')])(
  'asks less often while it fails, at least every 30 seconds, and goes on as before',
  async (failureResponse) => {
    orders = { remotes: 1 };
    const { control } = start();
    await pass(0);
    problem = failureResponse;
    await pass(1000);
    requests = [];
    await pass(60_000);
    expect(requests.length).toBeLessThan(7);
    expect(control.get()).toBe(DEFAULT_CONTROL);
    problem = null;
    await pass(30_000);
    requests = [];
    await pass(5000);
    expect(requests.length).toBe(5);
  },
);

test('an operator reloads, programs and asks for a code', async () => {
  give(
    { number: 1, command: { type: 'program', query: 'views=board' } },
    { number: 2, command: { type: 'reload' } },
    { number: 3, command: { type: 'program', query: 'views=table&name=Pub' } },
    { number: 4, command: { type: 'code' } },
  );
  const { page, code } = start();
  await pass(0);
  expect(page.assign.mock.calls).toEqual([['/wall?views=table&name=Pub']]);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(code.get()).toMatchObject({ code: 'ABCDEF' });
});

test('reports a change at the wall before the next report is due', async () => {
  const { control } = start();
  await pass(2000);
  control.set({ ...DEFAULT_CONTROL, dim: 50 });
  await pass(0);
  expect(requests.at(-1)).toMatchObject({ state: { dim: 50 } });
});

test('asks for nothing when it is stopped', async () => {
  const { client } = start();
  await pass(0);
  client.stop();
  const count = requests.length;
  await pass(60_000);
  expect(requests.length).toBe(count);
});
