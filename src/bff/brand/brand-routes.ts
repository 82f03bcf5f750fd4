import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { bodyOf, makeBody, sha256Of } from '#bff/cache/version.ts';
import { OPEN_HEADERS, PICTURE_POLICY } from '#bff/http/security.ts';
import { sendBody } from '#bff/http/send-body.ts';
import type { Brand } from './brand.ts';
import { LOGO_PATH } from './brand-style.ts';

export const MANIFEST_FILE = 'manifest.webmanifest';

/** Serves the logo, which may run and load nothing where it is opened as a document, and the manifest with the name. */
export async function brandRoutes(
  app: FastifyInstance,
  { name, logo }: Brand,
  webRoot: string,
): Promise<void> {
  if (logo) {
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
  const manifest: object = JSON.parse(await readFile(join(webRoot, MANIFEST_FILE), 'utf8'));
  const text = JSON.stringify({ ...manifest, name, short_name: name });
  const body = await makeBody(text, 'application/manifest+json', null);
  app.get(`/${MANIFEST_FILE}`, { config: { limit: 'page' } }, (request, reply) => {
    request.operation = 'file';
    reply.header('cache-control', 'no-cache');
    return sendBody(request, reply, body);
  });
}
