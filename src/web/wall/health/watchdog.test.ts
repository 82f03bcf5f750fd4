import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { ApiError } from '#web/data/api-error.ts';
import { freshnessOf, setFreshness } from '#web/data/freshness.ts';
import { createWatchdog } from './watchdog.ts';

/** What a request ends with: an answer, or the code of a failure. */
type Outcome = 'answer' | 'unreachable' | 'not_found' | 'overloaded' | 'timeout';

/** What a server that is overloaded demands. */
const RETRY_AFTER_MS = 120_000;

const ends: (() => void)[] = [];
let status = 200;

beforeEach(() => {
  status = 200;
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** Lets requests and looks at the server end, which wait for nothing but each other. */
async function settle(): Promise<void> {
  for (let microtask = 0; microtask < 20; microtask += 1) await null;
}

/** Starts a watchdog of lists that do not poll by themselves, and a clock that it looks at every second. */
function start(names: readonly string[], period = HOUR_MS) {
  let second = 0;
  const now = () => second * 1000;
  const outcomes: Record<string, Outcome> = {};
  const requests: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const onStuck = vi.fn();
  const watchdog = createWatchdog({ client, onStuck, now });
  for (const name of names) {
    const hash = hashKey([name]);
    const queryFn = async () => {
      const outcome = outcomes[name] ?? 'answer';
      requests.push(`${second} ${name}`);
      const previous = { ...freshnessOf(hash), period, jitter: 0 };
      if (outcome !== 'answer') {
        const retryAfter = outcome === 'overloaded' ? RETRY_AFTER_MS : 0;
        setFreshness(hash, { ...previous, failedAt: now(), failure: outcome, retryAfter });
        throw new ApiError(outcome, outcome === 'not_found' ? 404 : 503);
      }
      const freshUntil = now() + period;
      setFreshness(hash, {
        ...previous,
        freshUntil,
        remainingMs: period,
        asOf: 1,
        failedAt: null,
        failure: null,
      });
      return name;
    };
    ends.push(new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => {}));
  }
  ends.push(() => client.clear());
  return {
    client,
    outcomes,
    onStuck,
    watchdog,
    /** Lets seconds pass, and returns the requests of that time: `31 live` is one of the 31st second. */
    async pass(seconds: number): Promise<readonly string[]> {
      requests.length = 0;
      for (let passed = 0; passed < seconds; passed += 1) {
        second += 1;
        watchdog.check();
        await settle();
      }
      return [...requests];
    },
  };
}

test('repeats what failed every 30 s, for as long as the server is away', async () => {
  const { outcomes, watchdog, pass, onStuck } = start(['live']);
  await pass(1);
  outcomes['live'] = 'unreachable';
  status = 502;
  watchdog.refetchAll();
  expect(await pass(150)).toEqual([31, 61, 91, 121, 151].map((second) => `${second} live`));
  await pass(HOUR_MS / 1000);
  expect(onStuck).not.toHaveBeenCalled();
  outcomes['live'] = 'answer';
  expect(await pass(30)).toHaveLength(1);
  expect(await pass(300)).toEqual([]);
});

test('repeats all that failed as soon as one answer says that the server is back', async () => {
  const { client, outcomes, pass } = start(['live', 'day']);
  for (const name of ['live', 'day']) {
    await pass(10);
    outcomes[name] = 'unreachable';
    void client.refetchQueries({ queryKey: [name] });
  }
  await pass(1);
  outcomes['live'] = outcomes['day'] = 'answer';
  // The turn of the second would come at 50 s.
  expect(await pass(29)).toEqual(['40 live', '41 day']);
});

test('waits for as long as the server demands, and no longer', async () => {
  const { outcomes, watchdog, pass } = start(['live'], 5000);
  await pass(1);
  outcomes['live'] = 'overloaded';
  watchdog.refetchAll();
  expect(await pass(250)).toEqual(['121 live', '241 live']);
});

test('calls the page stuck after ten minutes without an answer, if two looks a minute apart find the server', async () => {
  const { outcomes, watchdog, pass, onStuck } = start(['live'], 5000);
  await pass(1);
  outcomes['live'] = 'timeout';
  watchdog.refetchAll();
  await pass(610);
  // An answer between the two looks begins the ten minutes again.
  outcomes['live'] = 'answer';
  await pass(30);
  outcomes['live'] = 'timeout';
  watchdog.refetchAll();
  await pass(640);
  expect(onStuck).not.toHaveBeenCalled();
  await pass(30);
  expect(onStuck).toHaveBeenCalledTimes(1);
});

test.each(['unreachable', 'overloaded'] as const)(
  'does not call a page stuck whose requests end as %s',
  async (outcome) => {
    // No answer arrives while the server is away, and a refusal is one.
    const { outcomes, watchdog, pass, onStuck } = start(['live']);
    await pass(1);
    status = outcome === 'unreachable' ? 502 : 200;
    outcomes['live'] = outcome;
    watchdog.refetchAll();
    await pass(1500);
    expect(onStuck).not.toHaveBeenCalled();
  },
);

test('does not repeat what does not exist', async () => {
  const { outcomes, watchdog, pass } = start(['match']);
  await pass(1);
  outcomes['match'] = 'not_found';
  watchdog.refetchAll();
  expect(await pass(300)).toEqual([]);
});
