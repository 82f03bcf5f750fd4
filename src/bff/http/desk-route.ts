import type { FastifyInstance } from 'fastify';
import { JSON_TYPE, makeBody } from '#bff/cache/version.ts';
import { DESK_TEMPLATES_PATH, type DeskTemplates } from '#contract/desk/desk-variables.ts';
import { sendBody } from './send-body.ts';

/** They change when the server starts, so a browser may use them for a while without a request. */
const MAX_AGE_SECONDS = 300;

/** Serves the desk's templates by format: `GET /api/desk/templates`. */
export async function deskRoute(app: FastifyInstance, templates: DeskTemplates): Promise<void> {
  const body = await makeBody(JSON.stringify(templates), JSON_TYPE, null);
  app.get(DESK_TEMPLATES_PATH, { config: { limit: 'api' } }, (request, reply) => {
    request.operation = 'desk';
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    return sendBody(request, reply, body);
  });
}
