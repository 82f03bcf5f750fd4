import type { FastifyInstance } from 'fastify';
import { JSON_TYPE } from '#bff/cache/version.ts';
import { Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import { serverWords } from '#bff/server-words.ts';
import type { EmbedKind } from '#contract/embed-address.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { visibleText } from '#contract/visible-text.ts';
import { describe, findSources } from './describe.ts';
import { type OembedTarget, oembedTarget } from './oembed-target.ts';
import type { PreviewRecords } from './preview-records.ts';
import { searchParamsOf } from './preview-target.ts';

/** How long a reader may keep an answer, seconds. */
const CACHE_AGE_SECONDS = 86_400;

/** Sizes of frames, px; a page that listens to an embed's height adapts its own. */
const SIZES: Readonly<Record<EmbedKind, { readonly width: number; readonly height: number }>> = {
  match: { width: 480, height: 384 },
  table: { width: 480, height: 900 },
  scores: { width: 480, height: 600 },
};

/** Returns a size that does not exceed the reader's own maximum; an unreadable one limits nothing. */
function limited(size: number, max: string | null): number {
  const limit = /^[1-9]\d{0,4}$/.test(max ?? '') ? Number(max) : size;
  return Math.min(size, limit);
}

/** Returns the name of what an embed shows, without a score; null if there is no record of it. */
async function titleOf(
  { embed, language }: OembedTarget,
  records: PreviewRecords,
  log: Log,
): Promise<string | null> {
  if (embed.kind === 'scores') return serverWords(language).preview.days.scores.title;
  const { id } = embed;
  const kind = embed.kind === 'match' ? 'match' : 'competition';
  const target = {
    kind,
    id,
    language: null,
    address: '',
    tab: null,
    season: null,
    isSpoilerFree: true,
  } as const;
  return describe(target, await findSources(target, language, records), language, log)?.title ?? null;
}

/**
 * Serves `GET /oembed?url=…&format=json&maxwidth=…&maxheight=…` (https://oembed.com): the code that embeds a match, a
 * table or scores, for editors in which a link is pasted.
 *
 * @param publicUrl public origin of the pages
 */
export function oembedRoute(
  app: FastifyInstance,
  records: PreviewRecords,
  publicUrl: string,
  siteName: string,
  log: Log,
): void {
  app.get('/oembed', { config: { limit: 'picture' } }, async (request, reply) => {
    request.operation = 'preview';
    const query = searchParamsOf(request.url);
    if ((query.get('format') ?? 'json') !== 'json') throw new Failure('not_implemented', 'request');
    const target = oembedTarget(query.get('url') ?? '', publicUrl);
    const name = target && (await titleOf(target, records, log));
    if (!target || name === null)
      throw new Failure('not_found', 'request', {
        message: 'Nothing to embed at this address. Use that of a match, a competition or an embed.',
      });
    const title = visibleText(name);
    const size = SIZES[target.embed.kind];
    const width = limited(size.width, query.get('maxwidth'));
    const height = limited(size.height, query.get('maxheight'));
    const attributes = [
      `src="${escapeMarkup(publicUrl + target.address)}"`,
      `title="${escapeMarkup(title)}"`,
      `width="${width}" height="${height}"`,
      'loading="lazy" style="border:0;max-width:100%"',
    ];
    return reply
      .headers({ 'cache-control': `public, max-age=${CACHE_AGE_SECONDS}`, 'content-type': JSON_TYPE })
      .send(
        JSON.stringify({
          version: '1.0',
          type: 'rich',
          provider_name: siteName,
          provider_url: publicUrl,
          cache_age: CACHE_AGE_SECONDS,
          title,
          html: `<iframe ${attributes.join(' ')}></iframe>`,
          width,
          height,
        }),
      );
  });
}
