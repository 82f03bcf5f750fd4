import type { FastifyReply, FastifyRequest } from 'fastify';
import { textsOf } from '#words/server-texts.ts';
import { BY_LANGUAGE, pageLanguage } from './page-language.ts';

/** What a browser loads into a page of another document (`Sec-Fetch-Dest`). */
const FRAMES = ['iframe', 'frame', 'embed', 'object'];

/** Returns whether a page of another site loads a document into a frame, by what its browser says. */
export function isForeignFrame({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isForeign = site === 'cross-site' || site === 'same-site';
  return isForeign && FRAMES.includes(String(headers['sec-fetch-dest']));
}

/** Sends a plain sentence to the frame of another site that may not show embeds, instead of the browser's own page, which says nothing about what to do. */
export function refuseFrame(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusedFrame } = textsOf(pageLanguage(request), 'fallback').fallback;
  return reply
    .code(403)
    .headers({
      ...BY_LANGUAGE,
      // Nothing in it is worth a policy against frames, which would hide the sentence.
      'content-security-policy': "default-src 'none'; frame-ancestors *",
      'content-type': 'text/plain; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    .send(refusedFrame);
}
