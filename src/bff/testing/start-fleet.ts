import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Bff, BffOptions } from '#bff/bff.ts';
import { createBff } from '#bff/server.ts';
import { CANARY } from './canary.ts';
import { createFakeSharedStore, type FakeSharedStore } from './fake-shared-store.ts';
import { type AnswerHandler, type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { createTickedClock, type TickedClock } from './ticked-clock.ts';

export interface TestFleet {
  readonly bffs: readonly Bff[];
  readonly upstream: FakeUpstream;
  readonly store: FakeSharedStore;
  readonly clock: TickedClock;
  /** Log events of all processes, one JSON line each. */
  readonly logLines: readonly string[];
  /** Requests a path of one process, counted from 0. */
  get(process: number, path: string): Promise<LightMyRequestResponse>;
  /** Runs no task of a process any more, as if it were stopped or killed. */
  freeze(process: number): void;
  /** Runs the tasks of a frozen process that are due. */
  thaw(process: number): void;
  /** Ticks tenth by tenth of a second and lets due tasks finish. */
  pass(seconds: number, eachSecond?: () => Promise<unknown>): Promise<void>;
}

/** Lets replies of the fake store and of the fake data service arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
}

/** Starts processes that share a store in memory, a data service and a ticked clock; all end with the test. */
export async function startFleet(
  count: number,
  answer: AnswerHandler,
  options: Partial<BffOptions> | ((clock: TickedClock) => Partial<BffOptions>) = {},
): Promise<TestFleet> {
  const upstream = await startFakeUpstream(answer);
  const clock = createTickedClock();
  const store = createFakeSharedStore(clock);
  const ownOptions = typeof options === 'function' ? options(clock) : options;
  const logLines: string[] = [];
  /** Due tasks of frozen processes. */
  const frozen = new Map<number, (() => void)[]>();
  const bffs = await Promise.all(
    Array.from({ length: count }, (_, process) =>
      createBff({
        upstream: { url: upstream.url, ...CANARY, mode: 'real', picturesUrl: upstream.url },
        clock,
        elapsed: clock.elapsed,
        schedule: (task, ms) =>
          clock.schedule(() => {
            const dueTasks = frozen.get(process);
            if (dueTasks) dueTasks.push(task);
            else task();
          }, ms),
        eventLoop: { isBlocked: false, close: () => {} },
        host: '127.0.0.1',
        port: 0,
        webRoot: null,
        pages: [],
        log: (...event) => logLines.push(JSON.stringify(event)),
        shared: { store: store.connect(), world: () => 'one world' },
        ...ownOptions,
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(bffs.map((bff) => bff.close()));
    await upstream.close();
  });
  return {
    bffs,
    upstream,
    store,
    clock,
    logLines,
    async get(process, path) {
      const bff = bffs[process];
      if (!bff) throw new Error(`There is no process ${process}.`);
      return bff.app.inject({ method: 'GET', url: path });
    },
    freeze: (process) => void frozen.set(process, []),
    thaw(process) {
      const dueTasks = frozen.get(process) ?? [];
      frozen.delete(process);
      for (const task of dueTasks) task();
    },
    async pass(seconds, eachSecond = async () => {}) {
      for (let tenth = 1; tenth <= seconds * 10; tenth += 1) {
        clock.tick(0.1);
        await settle();
        if (tenth % 10 === 0) await eachSecond();
      }
    },
  };
}
