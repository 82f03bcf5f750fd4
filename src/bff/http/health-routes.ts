import type { FastifyInstance } from 'fastify';
import { readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { EventLoop } from '#bff/event-loop.ts';
import type { Drain } from './drain.ts';

/** Responses of `/readyz` by the state of the cache. A server with old answers still receives traffic. */
const READINESS = {
  nothing: { code: 503, status: 'waiting for the data service' },
  old: { code: 200, status: 'stale' },
  fresh: { code: 200, status: 'ready' },
} as const;
const DRAINING = { code: 503, status: 'draining' };
const BUSY = { code: 503, status: 'busy' };

/**
 * Serves `/healthz` (the process is up) and `/readyz` (there are data, and the server is neither draining nor blocked).
 * While nothing is cached, `/readyz` requests the smallest operation, since a load balancer sends no clients yet.
 */
export function healthRoutes(
  app: FastifyInstance,
  answers: AnswerCache,
  drain: Drain,
  eventLoop: EventLoop,
): void {
  const smallestRequest = readApiRequest('continents', 't=list');

  async function readiness() {
    if (drain.isDraining) return DRAINING;
    if (eventLoop.isBlocked) return BUSY;
    if (answers.holdings === 'nothing') await answers.get(smallestRequest);
    return READINESS[answers.holdings];
  }

  app.get('/healthz', { config: { limit: 'page' } }, (request, reply) => {
    request.operation = 'health';
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  app.get('/readyz', { config: { limit: 'page' } }, async (request, reply) => {
    request.operation = 'health';
    const { code, status } = await readiness();
    return reply.code(code).header('cache-control', 'no-store').send({ status });
  });
}
