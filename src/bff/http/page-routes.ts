import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Body } from '#bff/cache/version.ts';
import { nothingFound } from '#bff/failure.ts';
import type { PreviewPages } from '#bff/preview/preview-pages.ts';
import { type PreviewTarget, previewTarget } from '#bff/preview/preview-target.ts';
import { canonicalId } from '#contract/canonical-id.ts';
import type { Clock } from '#contract/clock.ts';
import { isId } from '#contract/is-id.ts';
import { BUILDER_PAGES } from '#contract/pages.ts';
import { UNFRAMED_PAGES } from '#contract/unframed-pages.ts';
import { worldTime } from './headers.ts';
import { addressLanguage, BY_LANGUAGE, pageLanguage } from './page-language.ts';
import type { PageShell } from './page-shell.ts';
import { contentSecurityPolicy, OPEN_HEADERS } from './security.ts';
import { sendBody } from './send-body.ts';

/** Addresses of files: a missing file must not be answered with a page, which a browser would run as a script. */
const FILE_ADDRESS = /^\/assets(?:\/|$)|\/\.|\.[a-z0-9]+$/i;

/** Of files by their folder: hashed ones, and the pictures of link previews, which chats show on their own pages. */
const CACHE_CONTROL: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  preview: 'public, max-age=86400',
};

/** Returns the address with the id in its canonical form; null if it has that or none. */
function otherAddress(
  page: string,
  { params, url }: FastifyRequest<{ Params: { id?: string } }>,
): string | null {
  const id = canonicalId(params.id ?? '');
  if (id === null || id === params.id) return null;
  const queryStart = url.indexOf('?');
  return page.replace(':id', id) + (queryStart < 0 ? '' : url.slice(queryStart));
}

/**
 * Serves built files (hashed ones cached for a year), the shell at every page address, and the shell with status 404 at
 * unknown addresses, since the web app renders that page too.
 *
 * @param previews of the pages: the shell with the tags that describe each
 * @param pages route patterns of existing pages
 * @param frameOrigins whose pages may show ours
 * @param clock of the world, whose time is sent with every page
 */
export async function pageRoutes(
  app: FastifyInstance,
  webRoot: string,
  shell: PageShell,
  previews: PreviewPages,
  pages: readonly string[],
  frameOrigins: readonly string[],
  clock: Clock,
): Promise<void> {
  const send = (request: FastifyRequest, reply: FastifyReply, body: Body) => {
    // Same value as `World-Time`: this is the only header of a page that its own script can read.
    const world = `world;desc="${worldTime(clock)}"`;
    // Revalidated each time, since its tags change with what it describes.
    reply.headers({ 'cache-control': 'no-cache', 'server-timing': world, link: shell.link, ...BY_LANGUAGE });
    return sendBody(request, reply, body);
  };
  const sendShell = (
    request: FastifyRequest,
    reply: FastifyReply,
    target: PreviewTarget | null,
    page: string | null,
  ) => {
    request.operation = 'page';
    const body = previews.bodyOf(target, pageLanguage(request), page);
    return body instanceof Promise
      ? body.then((html) => send(request, reply, html))
      : send(request, reply, body);
  };

  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, limit: 'page' };
    });
    await files.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      globIgnore: ['*.html*', '**/*.br', '**/*.gz', ...shell.hiddenFiles],
      serveDotFiles: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.request.operation = 'file';
        const [folder = ''] = relative(webRoot, path).split(sep, 1);
        const cacheControl = CACHE_CONTROL[folder];
        reply.header('cache-control', cacheControl ?? 'no-cache');
        if (cacheControl) reply.headers(OPEN_HEADERS);
      },
    });
  });
  const builderHeaders = { 'content-security-policy': contentSecurityPolicy(shell, "'none'", "'self'") };
  const framedHeaders = {
    'content-security-policy': contentSecurityPolicy(shell, frameOrigins.join(' ')),
    // As of embeds.
    'cross-origin-resource-policy': 'cross-origin',
  };
  const headersOf = (page: string) => {
    if (BUILDER_PAGES.some((one) => one === page)) return builderHeaders;
    return frameOrigins.length > 0 && !UNFRAMED_PAGES.includes(page) ? framedHeaders : {};
  };
  for (const page of pages) {
    const headers = headersOf(page);
    app.get<{ Params: { id?: string } }>(page, { config: { limit: 'page' } }, (request, reply) => {
      const address = otherAddress(page, request);
      if (address !== null) {
        request.operation = 'page';
        return reply.redirect(address, 301);
      }
      reply.headers(headers);
      const { id } = request.params;
      const target = previewTarget(page, id, request.url, addressLanguage(request));
      return sendShell(request, reply, target, id === undefined || isId(id) ? page : null);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (FILE_ADDRESS.test(path)) throw nothingFound();
    return sendShell(request, reply.code(404), null, null);
  });
}
