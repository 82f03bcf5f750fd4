import type { FastifyInstance } from 'fastify';

/** Addresses of ours in HTML. */
const ADDRESSES = /(?<= (?:href|src)=")(?=\/(?!\/))/g;

const firstPart = (path: string) => path.split('/', 2).join('/');

/**
 * Returns the path of a request's target as routes have it. Proxies may send the absolute form, and keep the path under
 * which the pages are served or remove it.
 */
export function ownPath(target: string, basePath: string): string {
  const url = target.startsWith('/') ? target : (/^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1] ?? target);
  const path = url === '' || url.startsWith('?') ? `/${url}` : url;
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** Refuses a path under which the pages cannot be served, since a route of ours begins with it. */
export function refuseClash(route: string, basePath: string): void {
  const start = firstPart(basePath);
  if (start !== '' && firstPart(route) === start)
    throw new Error(
      `PUBLIC_URL has a path in ${start}, where Touchline has addresses of its own. Choose another path.`,
    );
}

/** Leads the path under which the pages are served to their first one. */
export function basePathRoute(app: FastifyInstance, basePath: string): void {
  app.get(basePath, { config: { limit: 'page' } }, (request, reply) => {
    const queryStart = request.url.indexOf('?');
    return reply.redirect(queryStart < 0 ? '/' : `/${request.url.slice(queryStart)}`, 301);
  });
}

/** Returns HTML whose addresses begin with the path under which the pages are served. */
export const withBasePath = (html: string, basePath: string): string =>
  basePath === '' ? html : html.replaceAll(ADDRESSES, basePath);
