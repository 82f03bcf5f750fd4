import type { FastifyInstance } from 'fastify';
import type { Clock } from '#contract/clock.ts';
import { NO_ROUTE } from '#service/answer/errors.ts';
import type { World } from '#service/world/world.ts';
import { drawPicture } from './draw-picture.ts';

/**
 * Adds GET /images/<kind>/<id>: an SVG that never changes, or 404. The policy header prevents scripts when the
 * picture is opened directly.
 */
export function addImageRoute(app: FastifyInstance, world: World, clock: Clock): void {
  app.get<{ Params: { kind: string; id: string } }>('/images/:kind/:id', async (request, reply) => {
    const picture = await drawPicture(world, request.params.kind, request.params.id, clock.now() / 1000);
    if (picture === null) return reply.code(404).send(NO_ROUTE);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture);
  });
}
