import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiRequest, createApiRequestReader } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { AnswerOutcome } from '#bff/cache/answer-outcome.ts';
import { delayOutcome } from '#bff/cache/delay-outcome.ts';
import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { answerHeaders } from './headers.ts';
import { sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

/** Serves `GET /api/v2.2/<route>/?t=…`, the operations of the contract's table. */
export function apiRoute(app: FastifyInstance, answers: AnswerCache, clock: Clock, hasOdds: boolean): void {
  const readRequest = createApiRequestReader(hasOdds);

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    apiRequest: ApiRequest,
    outcome: AnswerOutcome,
  ) {
    if (outcome.how === 'failed')
      return sendFailure(request, reply, outcome.failure, clock, outcome.retryInMs);
    const delayedOutcome = delayOutcome(apiRequest, outcome, answers.recent);
    reply.headers(answerHeaders(delayedOutcome, clock));
    return sendBody(request, reply, delayedOutcome.version.body);
  }

  app.get<{ Params: { route: string } }>('/api/v2.2/:route', (request, reply) => {
    const apiRequest = readRequest(request.params.route, request.url);
    request.operation = apiRequest.name;
    const outcome = answers.get(apiRequest);
    if (outcome instanceof Promise) return outcome.then((result) => send(request, reply, apiRequest, result));
    return send(request, reply, apiRequest, outcome);
  });

  app.get('/api/*', () => {
    throw new Failure('unknown_operation', 'request');
  });
}
