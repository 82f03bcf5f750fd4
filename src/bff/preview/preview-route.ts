import type { FastifyInstance, FastifyReply } from 'fastify';
import { noPicture } from '#bff/failure.ts';
import { PICTURE_POLICY } from '#bff/http/security.ts';
import type { Log } from '#bff/log.ts';
import { describe, findSources } from './describe.ts';
import type { PreviewPictures } from './preview-pictures.ts';
import type { PreviewRecords } from './preview-records.ts';
import { GENERAL_PICTURE_PATH } from './preview-tags.ts';
import { pictureTarget } from './preview-target.ts';

/** A picture's address changes with what it shows; this is for readers that keep an old address, seconds. */
const MAX_AGE_SECONDS = 300;
/** For the general picture in place of another, seconds. */
const SUBSTITUTE_MAX_AGE_SECONDS = 60;
const GENERAL_MAX_AGE_SECONDS = 86_400;

function sendPicture(reply: FastifyReply, png: Buffer, maxAgeSeconds: number): FastifyReply {
  return reply
    .headers({
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      'content-security-policy': PICTURE_POLICY,
      'content-type': 'image/png',
      // Chats show it on their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(png);
}

/**
 * Serves `GET /preview/<kind>/<id or day>.png?lang=de`: the picture that chats and networks show of a link, or the
 * general one if it cannot be drawn now.
 */
export function previewRoute(
  app: FastifyInstance,
  records: PreviewRecords,
  pictures: PreviewPictures,
  hasOdds: boolean,
  log: Log,
): void {
  app.get(GENERAL_PICTURE_PATH, { config: { limit: 'picture' } }, (request, reply) => {
    request.operation = 'preview';
    return sendPicture(reply, pictures.general, GENERAL_MAX_AGE_SECONDS);
  });

  app.get<{ Params: { kind: string; name: string } }>(
    '/preview/:kind/:name',
    { config: { limit: 'picture' } },
    async (request, reply) => {
      request.operation = 'preview';
      const { kind, name } = request.params;
      const target = kind === 'odds' && !hasOdds ? null : pictureTarget(kind, name, request.url);
      if (!target) throw noPicture();
      const content = describe(target, await findSources(target, records), log)?.picture;
      const png = content ? await pictures.find(content) : null;
      return png
        ? sendPicture(reply, png, MAX_AGE_SECONDS)
        : sendPicture(reply, pictures.general, SUBSTITUTE_MAX_AGE_SECONDS);
    },
  );

  app.get('/preview/*', { config: { limit: 'picture' } }, () => {
    throw noPicture();
  });
  app.addHook('onClose', () => pictures.close());
}
