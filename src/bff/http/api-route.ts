import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '#bff/cache/answers.ts';
import type { Outcome } from '#bff/cache/outcome.ts';
import { Failure } from '#bff/failure.ts';
import { createQuestions } from '#bff/question.ts';
import type { Clock } from '#contract/clock.ts';
import { answerHeaders } from './headers.ts';
import { sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

/** Serves `GET /api/v2.2/<route>/?t=…`, the operations of the contract's table. */
export function apiRoute(app: FastifyInstance, answers: Answers, clock: Clock, odds: boolean): void {
  const questionOf = createQuestions(odds);

  function send(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
    if (outcome.how === 'failed') return sendFailure(request, reply, outcome.failure, clock, outcome.retryIn);
    reply.headers(answerHeaders(outcome, clock));
    return sendBody(request, reply, outcome.version.body);
  }

  app.get<{ Params: { route: string } }>('/api/v2.2/:route', (request, reply) => {
    const question = questionOf(request.params.route, request.url);
    request.operation = question.name;
    const outcome = answers.ask(question);
    if (outcome instanceof Promise) return outcome.then((settled) => send(request, reply, settled));
    return send(request, reply, outcome);
  });

  app.get('/api/*', () => {
    throw new Failure('unknown_operation', 'request');
  });
}
