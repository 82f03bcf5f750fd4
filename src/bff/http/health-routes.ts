import type { FastifyInstance } from 'fastify';
import type { Answers } from '#bff/cache/answers.ts';
import type { EventLoop } from '#bff/event-loop.ts';
import { readQuestion } from '#bff/question.ts';
import type { Drain } from './drain.ts';

/** What `/readyz` says of what is held. Old answers are still better than no server. */
const READINESS = {
  nothing: { code: 503, status: 'waiting for the data service' },
  old: { code: 200, status: 'stale' },
  fresh: { code: 200, status: 'ready' },
} as const;
const DRAINING = { code: 503, status: 'draining' };
const BUSY = { code: 503, status: 'busy' };

/**
 * `/healthz`: the process is up. `/readyz`: there is something to show, and no end in sight; while nothing is held it asks
 * the data service itself, since a fleet sends nobody here before.
 */
export function healthRoutes(
  app: FastifyInstance,
  answers: Answers,
  drain: Drain,
  eventLoop: EventLoop,
): void {
  const smallest = readQuestion('continents', 't=list');

  async function readiness() {
    if (drain.isDraining) return DRAINING;
    if (eventLoop.isBlocked) return BUSY;
    if (answers.holdings === 'nothing') await answers.ask(smallest);
    return READINESS[answers.holdings];
  }

  app.get('/healthz', (request, reply) => {
    request.operation = 'health';
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  app.get('/readyz', async (request, reply) => {
    request.operation = 'health';
    const { code, status } = await readiness();
    return reply.code(code).header('cache-control', 'no-store').send({ status });
  });
}
