import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiRequest, createApiRequestReader } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { AnswerOutcome } from '#bff/cache/answer-outcome.ts';
import { delayOutcome } from '#bff/cache/delay-outcome.ts';
import { createDifferences } from '#bff/cache/differences.ts';
import type { RecentVersion } from '#bff/cache/recent-versions.ts';
import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { dictionaryOffer, hasDifferences } from './dictionary-headers.ts';
import { answerHeaders } from './headers.ts';
import { type DifferencePoll, sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

/**
 * Serves `GET /api/v2.2/<route>/?t=…`, the operations of the contract's table.
 *
 * @param onDifference called when an answer is sent as the difference from an earlier one
 */
export function apiRoute(
  app: FastifyInstance,
  answers: AnswerCache,
  clock: Clock,
  hasOdds: boolean,
  onDifference: (operation: string) => void,
): void {
  const readRequest = createApiRequestReader(hasOdds);
  const differences = createDifferences();

  function pollOf(
    { url, server }: FastifyRequest,
    { key, name, operation }: ApiRequest,
    version: RecentVersion,
  ): DifferencePoll | null {
    if (!hasDifferences(operation)) return null;
    const count = (frame: Buffer | null) => {
      if (frame) onDifference(name);
      return frame;
    };
    return {
      offer: () => dictionaryOffer(server.basePath + url, version, version.body),
      find(sha256) {
        const dictionary = answers.recent.find(key, sha256);
        const frame = dictionary && differences.get(dictionary, version.body);
        return frame instanceof Promise ? frame.then(count) : count(frame);
      },
    };
  }

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
    const { version } = delayedOutcome;
    return sendBody(request, reply, version.body, pollOf(request, apiRequest, version));
  }

  app.get<{ Params: { route: string } }>(
    '/api/v2.2/:route',
    { config: { limit: 'api' } },
    (request, reply) => {
      const apiRequest = readRequest(request.params.route, request.url);
      request.operation = apiRequest.name;
      const outcome = answers.get(apiRequest);
      if (outcome instanceof Promise)
        return outcome.then((result) => send(request, reply, apiRequest, result));
      return send(request, reply, apiRequest, outcome);
    },
  );

  // Of all methods, so that a refusal of one is no page either.
  app.all('/api/*', { config: { limit: 'api' } }, () => {
    throw new Failure('unknown_operation', 'request');
  });
}
