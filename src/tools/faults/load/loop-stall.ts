import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createBff } from '#bff/server.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { createDice } from '#contract/testing/dice.ts';
import { HOSTILE_PATHS } from '#tools/faults/hostile-answers.ts';
import { hostileRequest } from '#tools/faults/hostile-requests.ts';
import type { Figure } from './figure.ts';

const REQUESTS = 100_000;
const REQUESTS_AT_ONCE = 10;
const ANSWERS = 2_000;
const ANSWERS_EACH = 20;
const NS_PER_MS = 1e6;

/** Starts a BFF on a ticked clock before a hostile data service in another thread. */
async function startBefore(url: string) {
  const clock = createTickedClock();
  const upstream = {
    url,
    user: 'somebody',
    token: 'something-secret',
    mode: 'embedded',
    picturesUrl: url,
  } as const;
  const bff = await createBff({
    upstream,
    clock,
    elapsed: clock.elapsed,
    host: '127.0.0.1',
    port: 0,
    webRoot: null,
    pages: [],
  });
  return { bff, clock };
}

/** Measures how long hostile answers and requests block the event loop. */
export async function loopStall(): Promise<readonly Figure[]> {
  const worker = new Worker(new URL('./hostile-upstream.ts', import.meta.url));
  const [url] = (await once(worker, 'message')) as [string];
  const dice = createDice(14);
  const idle = new Worker(new URL('./idle-loop.ts', import.meta.url));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const measure = async (name: string, work: () => Promise<void>): Promise<Figure> => {
    await pause(100);
    idle.postMessage('begin');
    delay.reset();
    delay.enable();
    await work();
    delay.disable();
    idle.postMessage('end');
    const [idleMs] = (await once(idle, 'message')) as [number];
    const reference = { name: 'idle thread meanwhile', value: idleMs };
    return { name, value: delay.max / NS_PER_MS, unit: 'ms', aim: 200, reference };
  };

  const answers = await measure(`longest stall over ${ANSWERS} hostile answers`, async () => {
    for (let done = 0; done < ANSWERS; done += ANSWERS_EACH) {
      const { bff, clock } = await startBefore(url);
      for (let answer = 0; answer < ANSWERS_EACH; answer += 1) {
        clock.tick(300);
        await bff.app.inject(dice.of(HOSTILE_PATHS));
      }
      await bff.close();
    }
  });

  const { bff } = await startBefore(url);
  const requests = await measure(`longest stall over ${REQUESTS} hostile requests`, async () => {
    for (let done = 0; done < REQUESTS; done += REQUESTS_AT_ONCE) {
      await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, () => bff.app.inject(hostileRequest(dice))));
      // Immediate answers would starve timers.
      await nextTurn();
    }
  });
  await bff.close();
  await worker.terminate();
  await idle.terminate();
  return [answers, requests];
}
