import type { FastifyInstance } from 'fastify';
import type { Clock } from '#contract/clock.ts';
import { NO_ROUTE } from '#service/answer/errors.ts';
import { MEDIA_KINDS, mediaKindsOf } from '#service/answer/media/media-kinds.ts';
import type { ServiceLibrary } from '#service/answer/service-library.ts';
import { findMatch } from '#service/operations/find-match.ts';
import { writeArticle } from './article.ts';

/** Adds GET /media/<match>/<kind>: the text that a media item links to, once published; otherwise 404. */
export function addArticleRoute(app: FastifyInstance, library: ServiceLibrary, clock: Clock): void {
  app.get<{ Params: { match: string; kind: string } }>('/media/:match/:kind', (request, reply) => {
    const { match, kind: name } = request.params;
    const now = Math.floor(clock.now() / 1000);
    const kind = MEDIA_KINDS.find((each) => each === name);
    const fixture = /^\d{1,15}$/.test(match) ? findMatch(library.world, Number(match), now) : null;
    if (kind === undefined || fixture === null || !mediaKindsOf(fixture, now).includes(kind))
      return reply.code(404).send(NO_ROUTE);
    return reply.type('text/plain; charset=utf-8').send(writeArticle(fixture, kind, library, now));
  });
}
