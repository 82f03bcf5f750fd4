import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#bff/preview/language.ts';

/** What stands in a frame of another site that may not show embeds. */
const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'Touchline can’t be shown on this site. Its operator can allow it: EMBED_ORIGINS, see docs/embed.md.',
  de: 'Touchline darf auf dieser Website nicht gezeigt werden. Freigeben kann das der Betreiber: EMBED_ORIGINS, siehe docs/embed.md.',
};

/** What a browser loads into a page of another document (`Sec-Fetch-Dest`). */
const FRAMES = ['iframe', 'frame', 'embed', 'object'];

/** Returns whether a page of another site loads a document into a frame, by what its browser says. */
export function isForeignFrame({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isForeign = site === 'cross-site' || site === 'same-site';
  return isForeign && FRAMES.includes(String(headers['sec-fetch-dest']));
}

/** Sends a plain sentence instead of the browser's own page, which says nothing about what to do. */
export function refuseFrame(reply: FastifyReply, language: Language): FastifyReply {
  return reply
    .code(403)
    .headers({
      // Nothing in it is worth a policy against frames, which would hide the sentence.
      'content-security-policy': "default-src 'none'; frame-ancestors *",
      'content-type': 'text/plain; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    .send(SENTENCES[language]);
}
