import type { FastifyInstance } from 'fastify';
import type { NamesOfCompetitions } from '#bff/competition-names.ts';
import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { NAMES_PATH } from '#contract/competition-names.ts';
import { type Language, TRANSLATIONS } from '#contract/locales.ts';
import { answerHeaders } from './headers.ts';
import { sendBody } from './send-body.ts';
import { sendFailure } from './send-failure.ts';

function readLanguage(url: string): Language {
  const parameters = new URL(url, 'http://localhost').searchParams;
  const language = TRANSLATIONS.find((other) => other === parameters.get('lang'));
  if (parameters.size !== 1 || !language)
    throw new Failure('bad_parameter', 'request', {
      message: `Invalid parameters. Send lang, one of: ${TRANSLATIONS.join(', ')}.`,
    });
  return language;
}

/** Serves `GET /api/names?lang=de`. */
export function namesRoute(app: FastifyInstance, names: NamesOfCompetitions, clock: Clock): void {
  app.get(NAMES_PATH, { config: { limit: 'api' } }, async (request, reply) => {
    request.operation = 'names';
    const answer = await names.fetch(readLanguage(request.url));
    if ('failure' in answer) return sendFailure(request, reply, answer.failure, clock, answer.retryInMs);
    reply.headers(answerHeaders(answer.outcome, clock));
    return sendBody(request, reply, answer.version.body);
  });
}
