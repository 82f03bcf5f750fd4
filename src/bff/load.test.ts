import { describe, expect, test } from 'vitest';
import { readApiRequest } from './api-request.ts';
import type { Version } from './cache/version.ts';
import { Failure } from './failure.ts';
import { createLoad } from './load.ts';
import { fakeWireMatch, LIVE_KICK_OFF_SECONDS, listEnvelope, liveEnvelope } from './testing/fake-upstream.ts';
import { createTickedClock } from './testing/ticked-clock.ts';
import type { UpstreamCall } from './upstream-call.ts';

const LIVE = readApiRequest('livescores', 't=live');
const SEASON = readApiRequest('fixtures', 't=season&season_id=7');

/** Creates a loader over a client that a test defines. */
function setUp(ask: () => Promise<unknown>, clock = createTickedClock()) {
  let isRead = false;
  const calls: UpstreamCall[] = [];
  const load = createLoad({
    upstream: { request: async () => ({ body: await ask(), bytes: 321 }), holdsSecret: () => false },
    clock,
    elapsed: clock.elapsed,
    budget: {
      observe: () => {
        isRead = true;
      },
      call: async (_, send) => ({ response: await send(), call: 1 }),
      window: 'hour',
      stretch: (_, freshMs) => freshMs,
    },
    terms: { mode: 'embedded', livePollSeconds: 30 },
    log: () => {},
    onCall: (call) => calls.push(call),
    onDropped: () => {},
    onSettled: () => {},
    onData: () => {},
  });
  const version = (apiRequest = LIVE, previous: Version | null = null) =>
    load(apiRequest, previous, new AbortController().signal);
  return { clock, calls, version, hasRead: () => isRead };
}

test('yields to other work every ten milliseconds while records are repaired', async () => {
  // Every look at the clock takes a millisecond, as if reading a record did.
  let now = 0;
  const elapsed = () => {
    now += 1;
    return now;
  };
  const records = Array.from({ length: 500 }, (_, id) => ({
    ...fakeWireMatch(id + 1, 1, LIVE_KICK_OFF_SECONDS),
    week: 'soon',
  }));
  const { version, hasRead } = setUp(async () => listEnvelope(records), { ...createTickedClock(), elapsed });
  const loading = version(SEASON);
  let turns = 0;
  while (!hasRead()) {
    await new Promise(setImmediate);
    turns += 1;
  }
  expect(turns).toBeGreaterThanOrEqual(45);
  await loading;
});

describe('a version that is fetched early', () => {
  test('starts when the previous one ends, so that each period costs one call', async () => {
    const { clock, version } = setUp(async () => liveEnvelope());
    const first = await version();
    expect([first.freshUntil - first.asOf, first.freshUntil - first.refreshAt]).toEqual([5_000, 1_000]);
    clock.tick(4);
    const second = await version(LIVE, first);
    expect([second.asOf - first.asOf, second.freshUntil - first.freshUntil]).toEqual([4_000, 5_000]);
  });

  test('is not fetched before a kick-off that it would miss', async () => {
    const soon = LIVE_KICK_OFF_SECONDS + 1_200 + 3;
    const { version } = setUp(async () => listEnvelope([fakeWireMatch(7, 0, soon)]));
    const { freshUntil, refreshAt } = await version(readApiRequest('livescores', 't=today'));
    expect([freshUntil, refreshAt]).toEqual([soon * 1_000, soon * 1_000]);
  });

  test("has a lead in the machine's time in a fast world", async () => {
    const { clock, version } = setUp(async () => liveEnvelope());
    clock.rate = 60;
    const { asOf, freshUntil, refreshAt } = await version();
    expect([freshUntil - asOf, freshUntil - refreshAt]).toEqual([60_000, 12_000]);
  });
});

describe('a call is reported', () => {
  test('with its duration and the remaining requests', async () => {
    const { calls, version } = setUp(async () => liveEnvelope());
    await version();
    expect(calls).toEqual([
      { operation: 'livescores?t=live', outcome: 'ok', ms: 0, bytes: 321, requestsLeft: 1_000 },
    ]);
  });

  test.each([
    ['body', { hello: 'world' }],
    ['server', new Failure('upstream_unavailable', 'server')],
  ])('with its failure: %s', async (reason, answer) => {
    const { calls, version } = setUp(async () => {
      if (answer instanceof Failure) throw answer;
      return answer;
    });
    await expect(version()).rejects.toThrow(Failure);
    expect(calls).toMatchObject([{ outcome: reason, requestsLeft: null }]);
  });

  test.each(['breaker', 'busy'] as const)('unless it was not sent: %s', async (reason) => {
    const { calls, version } = setUp(async () => {
      throw new Failure('upstream_unavailable', reason, { retryAfterMs: 1_000, isUnsent: true });
    });
    await expect(version()).rejects.toThrow(Failure);
    expect(calls).toEqual([]);
  });
});
