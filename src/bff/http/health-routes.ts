import type { FastifyInstance } from 'fastify';
import type { Answers } from '#bff/cache/answers.ts';
import type { EventLoop } from '#bff/event-loop.ts';
import { readQuestion } from '#bff/question.ts';
import type { Upstream } from '#bff/upstream/client.ts';

/**
 * `/healthz`: the process is up. `/readyz`: the data service has answered at least once, so that pages have
 * something to show; asking makes it answer, since a fleet sends nobody here before. Once ready, always ready:
 * old data are still better than no server.
 */
export function healthRoutes(
  app: FastifyInstance,
  upstream: Upstream,
  answers: Answers,
  eventLoop: EventLoop,
): void {
  const smallest = readQuestion('continents', 't=list');

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    if (eventLoop.isBlocked) {
      return reply.code(503).header('cache-control', 'no-store').send({ status: 'busy' });
    }
    if (!upstream.hasAnswered) await answers.ask(smallest);
    const ready = upstream.hasAnswered;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'waiting for the data service' });
  });
}
