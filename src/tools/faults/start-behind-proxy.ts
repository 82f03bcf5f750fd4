import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { type AnswerHandler, type FakeUpstream, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { startBffForTest, type TestBff } from '#bff/testing/start-bff.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export interface BffBehindProxy extends TestBff {
  readonly proxy: TcpProxy;
  readonly upstream: FakeUpstream;
}

/**
 * Starts a BFF that reaches the data service through a TCP fault proxy; both are closed with the test.
 *
 * @param hostname by which the BFF addresses the data service
 */
export async function startBehindProxy(
  answer: AnswerHandler,
  hostname = '127.0.0.1',
): Promise<BffBehindProxy> {
  const upstream = await startFakeUpstream(answer);
  const proxy = await startTcpProxy(upstream.url);
  const url = `http://${hostname}:${new URL(proxy.url).port}`;
  const testBff = await startBffForTest(answer, { url });
  onTestFinished(async () => {
    await proxy.close();
    await upstream.close();
  });
  return { ...testBff, proxy, upstream };
}

/** Returns status, age in seconds and `Cache-Status` detail of an answer. */
export function answerStateOf({ statusCode, headers }: Awaited<ReturnType<TestBff['get']>>) {
  const status = String(headers['cache-status'] ?? '');
  return {
    status: statusCode,
    age: headers.age === undefined ? null : Number(headers.age),
    detail: /detail=([\w-]+)/.exec(status)?.[1] ?? null,
  };
}

/** Ticks until the answer at `path` is fresh; fails after `maxSeconds`. */
export async function tickUntilFresh(
  { get, clock }: TestBff,
  path: string,
  maxSeconds: number,
): Promise<void> {
  for (let second = 0; second < maxSeconds; second += 1) {
    clock.tick(1);
    // A background refresh takes a moment of real time.
    await pause(20);
    const { status, age } = answerStateOf(await get(path));
    expect(status).toBe(200);
    if (age !== null && age <= 1) return;
  }
  expect.fail(`The answer is still old after ${maxSeconds} s.`);
}
