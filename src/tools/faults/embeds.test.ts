import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { fakeWireMatch, listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';

const SANDBOXED = {
  headers: { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
} as const;

test('S11 has the score in the HTML, opens its files to every origin and costs no call, also in an outage', async () => {
  const web = makeWebRoot();
  onTestFinished(web.remove);
  const match = { ...fakeWireMatch(7, 1, NOON / 1_000 - 1_200, [3, 2]) };
  const { get, upstream, clock } = await startBffForTest(
    () => ({ ...listEnvelope([]), data: match }),
    {},
    {
      webRoot: web.path,
      pages: ['/'],
      clients: { ...DEFAULT_CLIENT_LIMITS, embedOrigins: ['https://www.example.org'] },
    },
  );
  const empty = await get('/embed/match/7', SANDBOXED);
  expect([empty.statusCode, upstream.hits.length]).toEqual([200, 0]);
  expect(empty.body).toContain('No scores here yet');
  await get('/api/v2.2/fixtures/?t=info&id=7&include=events,stats');
  upstream.answer = (_, response) => void response.writeHead(500).end();
  clock.tick(600);
  const calls = upstream.hits.length;
  const { body, headers } = await get('/embed/match/7', SANDBOXED);
  expect(upstream.hits.length).toBe(calls);
  expect(body).toContain('3–2');
  expect(body).toContain('as of 12:00 UTC');
  expect(body).toContain('<noscript><meta http-equiv="refresh"');
  expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  for (const path of ['/assets/app-1a2b.js', '/img/teams/14'])
    expect((await get(path, SANDBOXED)).headers['access-control-allow-origin']).toBe('*');
  const refused = await get('/api/v2.2/livescores/?t=live', SANDBOXED);
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
});
