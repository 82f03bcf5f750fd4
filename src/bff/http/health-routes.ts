import type { FastifyInstance } from 'fastify';
import type { Answers } from '#bff/cache/answers.ts';
import { readQuestion } from '#bff/question.ts';
import type { Drain } from './drain.ts';

/** What `/readyz` says of what is held. Old answers are still better than no server. */
const READINESS = {
  nothing: { code: 503, status: 'waiting for the data service' },
  old: { code: 200, status: 'stale' },
  fresh: { code: 200, status: 'ready' },
} as const;
const DRAINING = { code: 503, status: 'draining' };

/**
 * `/healthz`: the process is up. `/readyz`: there is something to show, and no end in sight; while nothing is held it asks
 * the data service itself, since a fleet sends nobody here before.
 */
export function healthRoutes(app: FastifyInstance, answers: Answers, drain: Drain): void {
  const smallest = readQuestion('continents', 't=list');

  app.get('/healthz', (request, reply) => {
    request.operation = 'health';
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  app.get('/readyz', async (request, reply) => {
    request.operation = 'health';
    if (!drain.isDraining && answers.holdings === 'nothing') await answers.ask(smallest);
    const { code, status } = drain.isDraining ? DRAINING : READINESS[answers.holdings];
    return reply.code(code).header('cache-control', 'no-store').send({ status });
  });
}
