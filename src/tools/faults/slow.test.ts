/** A slow data service. The tests wait for real deadlines, so they run concurrently. */
import { describe, expect, type TestContext, test } from 'vitest';
import { type FakeUpstream, liveEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { startBff, type TestBff } from '#bff/testing/start-bff.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';
import { answerStateOf } from './start-behind-proxy.ts';
import { startTcpProxy } from './tcp-proxy.ts';

async function start({ onTestFinished }: TestContext, url?: string): Promise<TestBff> {
  const testBff = await startBff(() => liveEnvelope(), url === undefined ? {} : { url });
  onTestFinished(() => testBff.close());
  return testBff;
}

/** Makes the data service accept requests without answering them. */
function silence(upstream: FakeUpstream): void {
  upstream.answer = () => undefined;
}

describe.concurrent('a slow data service', () => {
  test('U4 delays no warm answer, and a cold one fails at its deadline', async (context) => {
    const { get, clock, upstream } = await start(context);
    const before = await get(LIVE_PATH);
    silence(upstream);
    const cold = get(COUNTRIES_PATH);
    clock.tick(6);
    // The first request waits until the soft timeout; no later one waits.
    await get(LIVE_PATH);
    for (let request = 0; request < 500; request += 1) {
      const answer = await get(LIVE_PATH);
      expect([answer.statusCode, answer.body]).toEqual([200, before.body]);
    }
    expect(upstream.hits.filter((hit) => hit.includes('livescores'))).toHaveLength(2);
    expect(answerStateOf(await cold)).toMatchObject({ status: 503, detail: 'timeout' });
  });

  test('U5 releases all requests that wait for an answer at one deadline', async (context) => {
    const { get, upstream } = await start(context);
    silence(upstream);
    const answers = await Promise.all(Array.from({ length: 200 }, () => get(COUNTRIES_PATH)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(upstream.hits).toHaveLength(1);
  });

  test('U6 aborts a trickling answer at the total deadline', async (context) => {
    const fake = await startFakeUpstream(() => liveEnvelope());
    const proxy = await startTcpProxy(fake.url);
    context.onTestFinished(async () => {
      await proxy.close();
      await fake.close();
    });
    await proxy.behave({ kind: 'trickle', intervalMs: 250 });
    const { get } = await start(context, proxy.url);
    // Each byte arrives well before any idle timeout; all of them would take minutes.
    expect(answerStateOf(await get(COUNTRIES_PATH))).toMatchObject({ status: 503, detail: 'timeout' });
    expect(fake.hits).toHaveLength(1);
  });
});
