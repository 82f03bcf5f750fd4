import type { FastifyInstance } from 'fastify';
import { noPicture } from '#bff/failure.ts';
import { OPEN_HEADERS } from '#bff/http/security.ts';
import { picturePath } from './preview-picture.ts';
import { isPreviewKind } from './preview-target.ts';

/** Leads `GET /preview/<kind>/<id or day>.png`, in links of earlier versions, to the picture of the kind. */
export function previewRoute(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; name: string } }>(
    '/preview/:kind/:name',
    { config: { limit: 'picture' } },
    (request, reply) => {
      request.operation = 'preview';
      const { kind, name } = request.params;
      if (!isPreviewKind(kind) || !/^[\w-]+\.png$/.test(name)) throw noPicture();
      reply.headers({ 'cache-control': 'public, max-age=86400', ...OPEN_HEADERS });
      return reply.redirect(picturePath(kind), 301);
    },
  );
}
