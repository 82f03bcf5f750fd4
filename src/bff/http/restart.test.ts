/** Restarts of the embedded data service, also at another address. */
import { expect, test } from 'vitest';
import { liveEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const TODAY = '/api/v2.2/livescores/?t=today';

test('serves old answers meanwhile, makes others wait and sends calls at once when it is back', async () => {
  const { bff, get, clock, upstream } = await startBffForTest(() => liveEnvelope());
  await get(LIVE);
  await upstream.close();
  clock.tick(6);
  // Enough failures to pause calls.
  for (let failure = 0; failure < 8; failure += 1) {
    await get(
      `/api/v2.2/countries/?t=list&lang=${['de', 'fr', 'it', 'es', 'pt', 'tr', 'pl', 'ko'][failure]}`,
    );
  }
  bff.onUpstreamDown();
  const old = await get(LIVE);
  expect([old.statusCode, old.headers.age]).toEqual([200, '6']);

  const waiting = get(TODAY);
  const restartedBff = await startFakeUpstream(() => liveEnvelope([1, 0]));
  bff.onUpstreamReady(restartedBff.url);
  expect((await waiting).statusCode).toBe(200);
  const { headers, body } = await get(LIVE);
  expect([headers.age, JSON.parse(body).data[0].scores.home_score]).toEqual(['0', 1]);
  await restartedBff.close();
});
