import type { FastifyRequest } from 'fastify';
import { Failure } from '#bff/failure.ts';
import { isLoopback } from '#contract/loopback.ts';

const JSON_BODY = /^application\/json *(?:;|$)/i;

/** Returns the host of an address in a URL; IPv4 addresses also arrive in the notation of IPv6. */
function hostOf(address: string): string {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plainAddress.includes(':') ? `[${plainAddress}]` : plainAddress;
}

/** Returns the origins at which a browser reaches the socket of a request. */
function ownOrigins({ raw: { socket } }: FastifyRequest, host: string): readonly string[] {
  const { localAddress, localPort } = socket;
  if (localAddress === undefined || localPort === undefined) return [];
  const hosts = [hostOf(host), hostOf(localAddress)];
  const names = hosts.some(isLoopback) ? [...hosts, 'localhost'] : hosts;
  return names.flatMap((name) => {
    const url = `http://${name}:${localPort}`;
    return URL.canParse(url) ? [new URL(url).origin] : [];
  });
}

/**
 * Creates a hook that refuses bodies that our own pages do not send: a browser says `Sec-Fetch-Site: same-origin`, or over
 * plain HTTP and in old versions only `Origin`. The `Host` header is not believed, as a page of another name can point that
 * name to this machine.
 *
 * @param publicUrl address of the pages behind a proxy; null: unknown
 * @param host that the server listens on
 */
export function ownPagesOnly(publicUrl: string | null, host: string) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return async (request: FastifyRequest): Promise<void> => {
    const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = request.headers;
    const isOwn =
      site === 'same-origin' ||
      (origin !== undefined && (origin === publicOrigin || ownOrigins(request, host).includes(origin)));
    if (!isOwn) throw new Failure('foreign_origin', 'request');
    if (!JSON_BODY.test(type)) throw new Failure('unsupported_type', 'request');
  };
}
