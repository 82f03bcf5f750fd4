import type { FastifyInstance } from 'fastify';

/** Readers are asked not to believe an older one (RFC 9116): less than a year. */
const VALID_MS = 180 * 86_400_000;
const MAX_AGE_SECONDS = 86_400;
const PATH = '/.well-known/security.txt';

export interface SecurityTextOptions {
  /** Where vulnerabilities of this server are reported, as a URL. */
  readonly contact: string;
  /** Public origin of the pages; null: unknown. */
  readonly publicUrl: string | null;
  /** Real time, epoch ms. */
  readonly realNow: () => number;
}

/** Serves `GET /.well-known/security.txt` (RFC 9116). */
export function securityTextRoute(app: FastifyInstance, options: SecurityTextOptions): void {
  const { contact, publicUrl, realNow } = options;
  app.get(PATH, { config: { limit: 'page' } }, (request, reply) => {
    request.operation = 'file';
    const expires = new Date(realNow() + VALID_MS).toISOString().replace(/T.*/, 'T00:00:00.000Z');
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, de',
      ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${PATH}`]),
    ];
    return reply
      .headers({
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        'content-type': 'text/plain; charset=utf-8',
      })
      .send(`${lines.join('\n')}\n`);
  });
}
