import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { LANGUAGES } from '#contract/locales.ts';
import { createBffApp } from './bff-app.ts';

function createApp(): FastifyInstance {
  const clock = createTickedClock();
  const { elapsed, schedule } = clock;
  return createBffApp({
    ...{ policy: null, clock, elapsed, schedule, clients: DEFAULT_CLIENT_LIMITS },
    languages: LANGUAGES,
    log: () => {},
    onResponse: () => {},
  }).app;
}

test('a route that declares no limit keeps the server from starting', async () => {
  const app = createApp();
  app.get('/planted', () => 'a page');
  await expect(app.ready()).rejects.toThrow('The route /planted has no limit. Add one to its config.');
});

test('a route of a plugin, too', async () => {
  const app = createApp();
  app.register(async (plugin) => {
    plugin.get('/planted', () => 'a page');
  });
  await expect(app.ready()).rejects.toThrow('/planted');
});

test('a route with a limit does not', async () => {
  const app = createApp();
  app.get('/planted', { config: { limit: 'page' } }, () => 'a page');
  await app.ready();
  await app.close();
});
