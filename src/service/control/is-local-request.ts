import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '#contract/loopback.ts';

/**
 * Returns whether a request was addressed to a loopback name and comes from no other origin. The sender's address
 * does not prove this: a page whose name resolves to 127.0.0.1 (DNS rebinding) also sends from this machine.
 */
export function isLocalRequest({ host = '', origin }: IncomingHttpHeaders): boolean {
  const own = `http://${host}`;
  if (!URL.canParse(own)) return false;
  const { hostname, origin: ownOrigin, username } = new URL(own);
  if (username !== '' || !isLoopback(hostname)) return false;
  return origin === undefined || origin === ownOrigin;
}
