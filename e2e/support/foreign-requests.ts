import type { BrowserContext, Frame, Request } from '@playwright/test';

/** A popup's first request has no frame yet. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

/** Articles of other sites, which show embeds in frames (article.ts), are at `localhost`; Touchline is at an IP address. */
const isArticle = (frame: Frame) => new URL(frame.page().url()).hostname === 'localhost';

/** Whether a request opens a page: what the test visits, or an embed in an article, and no frame in a page of Touchline. */
function isVisit(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  const frame = frameOf(request);
  return frame === null || frame.parentFrame() === null || isArticle(frame);
}

/**
 * Watches the requests of all pages and workers, for scripts, data, pictures and fonts. Returns a function for the
 * addresses that were requested from another origin than those of the opened pages.
 */
export function watchForeignRequests(context: BrowserContext): () => readonly string[] {
  const visited = new Set<string>();
  const requested = new Map<string, string>();
  context.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (!/^(?:http|ws)s?:$/.test(protocol)) return;
    if (request.serviceWorker() === null && isVisit(request)) visited.add(origin);
    else requested.set(href, origin);
  });
  return () => [...requested].flatMap(([href, origin]) => (visited.has(origin) ? [] : href));
}
