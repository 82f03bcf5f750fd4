import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Body, makeBody } from '#bff/cache/version.ts';
import { Failure } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { worldTime } from './headers.ts';
import { sendBody } from './send-body.ts';

/** Addresses of files: a missing one must not look like a page, or a browser takes the page for a script. */
const NO_PAGE = /^\/assets(?:\/|$)|\/\.|\.[a-z0-9]+$/i;

/** What the build calls the code of pages that show prices, and how their addresses end. */
const ODDS_FILES = ['assets/prices-*'];
const ODDS_PAGE = /\/odds$/;

export interface Shell {
  readonly body: Body;
  readonly html: string;
  /** Its own code and style, for the `Link` header: they are asked for before the page has been looked at. */
  readonly link: string;
}

/** What the build made the page of: its script and its style. */
const OWN_FILES = [
  [/<script type="module" crossorigin src="([^"]+)"/, 'modulepreload'],
  [/<link rel="stylesheet" crossorigin href="([^"]+)"/, 'preload; as=style'],
] as const;

const linkOf = (html: string): string =>
  OWN_FILES.flatMap(([element, how]) => {
    const [, file] = element.exec(html) ?? [];
    return file ? [`<${file}>; rel=${how}; crossorigin`] : [];
  }).join(', ');

/** What the operator has left on, of all that can be switched off. */
interface Features {
  /** Whether prices are shown. */
  readonly odds: boolean;
  /** Whether the status page exists. */
  readonly status: boolean;
}

/** Marks in the root of the page what is off, so that no tab and no link leads there, and no code of it is prefetched. */
function markFeatures(html: string, { odds, status }: Features): string {
  const marks = [...(odds ? [] : ['data-odds="off"']), ...(status ? [] : ['data-status="off"'])];
  const prefetched = odds ? html : html.replaceAll(/ data-(?:match-)?odds="[^"]*"/g, '');
  return prefetched.replace('<html', ['<html', ...marks].join(' '));
}

/** Reads the page that every address of a page is answered with. */
export async function readShell(webRoot: string, features: Features): Promise<Shell> {
  const path = join(webRoot, 'index.html');
  if (!existsSync(path)) throw new Error('The pages are not built. Run npm run build.');
  const html = markFeatures(await readFile(path, 'utf8'), features);
  return { html, link: linkOf(html), body: await makeBody(html, 'text/html; charset=utf-8', null) };
}

/**
 * The pages: built files as they are (hashed ones for ever), the shell at each address of a page, and the same
 * shell with status 404 at an address of nothing, since the web draws that page too.
 *
 * @param pages route patterns of the addresses that exist
 * @param clock the world's, whose time goes with every page
 * @param odds whether prices are told; without them their pages' addresses and code do not exist
 */
export async function pageRoutes(
  app: FastifyInstance,
  webRoot: string,
  shell: Shell,
  pages: readonly string[],
  clock: Clock,
  odds: boolean,
): Promise<void> {
  const sendShell = (request: FastifyRequest, reply: FastifyReply) => {
    request.operation = 'page';
    // What an answer tells in `World-Time`: of a page this is the one header that a script in it can read.
    const world = `world;desc="${worldTime(clock)}"`;
    return sendBody(
      request,
      reply.headers({ 'cache-control': 'no-cache', 'server-timing': world, link: shell.link }),
      shell.body,
    );
  };

  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    globIgnore: ['index.html*', '**/*.br', '**/*.gz', ...(odds ? [] : ODDS_FILES)],
    serveDotFiles: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.request.operation = 'file';
      const isHashed = path.startsWith(join(webRoot, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const page of pages) if (odds || !ODDS_PAGE.test(page)) app.get(page, sendShell);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (NO_PAGE.test(path))
      throw new Failure('not_found', 'request', {
        message: 'Nothing found at this address. Check it for typing errors.',
      });
    return sendShell(request, reply.code(404));
  });
}
