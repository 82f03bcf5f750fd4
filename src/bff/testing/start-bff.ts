import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import type { Bff, BffOptions } from '#bff/bff.ts';
import { createBff } from '#bff/server.ts';
import type { UpstreamAccount } from '#bff/upstream/upstream-account.ts';
import { CANARY, leaksIn } from './canary.ts';
import { type AnswerHandler, type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { createTickedClock, type TickedClock } from './ticked-clock.ts';

export interface TestBff {
  readonly bff: Bff;
  readonly clock: TickedClock;
  readonly upstream: FakeUpstream;
  /** Log events so far, one JSON line each. */
  readonly logLines: readonly string[];
  get(path: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Keeps tests independent of the load of the machine. */
const NEVER_BLOCKED = { isBlocked: false, close: () => {} };

/** Starts a BFF before a fake data service, on a ticked clock. */
export async function startBff(
  answer: AnswerHandler,
  account: Partial<UpstreamAccount> = {},
  options: Partial<BffOptions> | ((clock: TickedClock) => Partial<BffOptions>) = {},
): Promise<TestBff> {
  const upstream = await startFakeUpstream(answer);
  const clock = createTickedClock();
  const logLines: string[] = [];
  const bff = await createBff({
    upstream: {
      url: upstream.url,
      ...CANARY,
      mode: 'embedded',
      picturesUrl: upstream.url,
      ...account,
    },
    clock,
    elapsed: clock.elapsed,
    eventLoop: NEVER_BLOCKED,
    host: '127.0.0.1',
    port: 0,
    webRoot: null,
    pages: [],
    log: (...event) => logLines.push(JSON.stringify(event)),
    ...(typeof options === 'function' ? options(clock) : options),
  });
  return {
    bff,
    clock,
    upstream,
    logLines,
    get: (path, request = {}) => bff.app.inject({ method: 'GET', url: path, ...request }),
    close: async () => {
      await bff.close();
      await upstream.close();
    },
  };
}

/** Like `startBff`, but closes the BFF with the test and fails it if the log contains credentials. */
export async function startBffForTest(...request: Parameters<typeof startBff>): Promise<TestBff> {
  const testBff = await startBff(...request);
  onTestFinished(async () => {
    await testBff.close();
    expect(testBff.logLines.filter((line) => leaksIn(line).length > 0)).toEqual([]);
  });
  return testBff;
}
