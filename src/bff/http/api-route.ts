import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApiRequestReader } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { AnswerOutcome } from '#bff/cache/answer-outcome.ts';
import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { answerHeaders } from './headers.ts';
import { sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

/** Serves `GET /api/v2.2/<route>/?t=…`, the operations of the contract's table. */
export function apiRoute(app: FastifyInstance, answers: AnswerCache, clock: Clock, hasOdds: boolean): void {
  const readRequest = createApiRequestReader(hasOdds);

  function send(request: FastifyRequest, reply: FastifyReply, outcome: AnswerOutcome) {
    if (outcome.how === 'failed')
      return sendFailure(request, reply, outcome.failure, clock, outcome.retryInMs);
    reply.headers(answerHeaders(outcome, clock));
    return sendBody(request, reply, outcome.version.body);
  }

  app.get<{ Params: { route: string } }>('/api/v2.2/:route', (request, reply) => {
    const apiRequest = readRequest(request.params.route, request.url);
    request.operation = apiRequest.name;
    const outcome = answers.get(apiRequest);
    if (outcome instanceof Promise) return outcome.then((result) => send(request, reply, result));
    return send(request, reply, outcome);
  });

  app.get('/api/*', () => {
    throw new Failure('unknown_operation', 'request');
  });
}
