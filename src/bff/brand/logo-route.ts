import type { FastifyInstance } from 'fastify';
import { bodyOf, sha256Of } from '#bff/cache/version.ts';
import { OPEN_HEADERS, PICTURE_POLICY } from '#bff/http/security.ts';
import { sendBody } from '#bff/http/send-body.ts';
import type { Brand } from './brand.ts';
import { LOGO_PATH } from './brand-style.ts';

/** Serves the logo, which may run and load nothing where it is opened as a document. */
export function logoRoute(app: FastifyInstance, { logo }: Brand): void {
  if (!logo) return;
  const body = bodyOf(logo.type, sha256Of(logo.bytes), logo.bytes, null);
  app.get(LOGO_PATH, { config: { limit: 'picture' } }, (request, reply) => {
    request.operation = 'picture';
    reply.headers({
      ...OPEN_HEADERS,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': PICTURE_POLICY,
    });
    return sendBody(request, reply, body);
  });
}
