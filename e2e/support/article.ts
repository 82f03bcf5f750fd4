import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ArticleServer {
  readonly port: number;
  close(): void;
}

/** The listener that docs/embed.md has editors put into their pages. */
const LISTENER = `
addEventListener('message', ({ origin, source, data }) => {
  const origins = [new URL(document.querySelector('iframe').src).origin, 'null'];
  if (!origins.includes(origin) || data?.type !== 'touchline:height') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.height;
});`;

/**
 * Starts a server with articles of other sites: `/?frame=ADDRESS&frame=ADDRESS` shows addresses in frames; `&height=…`
 * high, with `&isolated` the page requires that all its documents allow it, and `&sandbox=…` the frames are in that sandbox.
 */
export async function startArticleServer(): Promise<ArticleServer> {
  const server = createServer(({ url = '/' }, response) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const sandbox = query.get('sandbox');
    const frames = query
      .getAll('frame')
      .map(
        (src, at) =>
          `<iframe title="Embed ${at + 1}" width="480" height="${query.get('height') ?? 100}"${sandbox === null ? '' : ` sandbox="${sandbox}"`} src="${src.replaceAll('&', '&amp;')}"></iframe>`,
      );
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(query.has('isolated') && { 'cross-origin-embedder-policy': 'require-corp' }),
    });
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Article</title><script>${LISTENER}</script><h1>Derby day</h1>${frames.join('<p>Text.</p>')}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
