/** What pages of other origins may use, by route. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff, type TestBff } from '#bff/testing/start-bff.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { WALL_REMOTE_PATH } from '#contract/wall-relay.ts';

const web = makeWebRoot();
let testBff: TestBff;
beforeAll(async () => {
  testBff = await startBff(
    () => listEnvelope([]),
    {},
    {
      webRoot: web.path,
      pages: ['/'],
      operatorContact: 'mailto:desk@example.com',
      clients: {
        ...DEFAULT_CLIENT_LIMITS,
        publicUrl: 'https://scores.example',
        embedOrigins: ['https://www.example.org'],
      },
    },
  );
});
afterAll(async () => {
  await testBff.close();
  web.remove();
});

const CLOSED = [undefined, 'same-origin'] as const;
/** May be shown, and not read. */
const SHOWN = [undefined, 'cross-origin'] as const;
const OPEN = ['*', 'cross-origin'] as const;

test.each([
  ['/', 200, CLOSED],
  ['/wall', 200, CLOSED],
  ['/nowhere', 404, CLOSED],
  ['/boot.js', 200, CLOSED],
  ['/embed/match/19', 200, SHOWN],
  ['/embed/table/583', 200, SHOWN],
  ['/embed/scores?leagues=583', 200, SHOWN],
  ['/preview/general.png', 200, OPEN],
  ['/preview/match/7.png', 301, OPEN],
  ['/assets/app-1a2b.js', 200, OPEN],
  ['/assets/app-0000.js', 404, CLOSED],
  ['/img/teams/7', 200, OPEN],
  ['/img/teams/..%2f..%2fetc', 404, CLOSED],
  ['/api/v2.2/livescores/?t=live', 200, CLOSED],
  ['/api/first?t=day', 400, CLOSED],
  ['/api/status', 200, CLOSED],
  ['/scores.csv', 200, CLOSED],
  ['/api/team/x', 404, CLOSED],
  [WALL_REMOTE_PATH, 404, CLOSED],
  ['/oembed?url=https%3A%2F%2Fscores.example%2Fembed%2Fscores%3Fleagues%3D583', 200, CLOSED],
  ['/healthz', 200, CLOSED],
  ['/readyz', 200, CLOSED],
  ['/csp-report', 404, CLOSED],
  ['/.well-known/security.txt', 200, CLOSED],
] as const)('%s', async (path, status, values) => {
  const { statusCode, headers } = await testBff.get(path, { headers: { origin: 'null' } });
  expect(statusCode).toBe(status);
  expect([headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual(values);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});
