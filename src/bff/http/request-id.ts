import type { IncomingMessage } from 'node:http';
import type { Connections } from './connections.ts';

const VALID_ID = /^[\w.-]{1,64}$/;
/** Distinguishes the ids of two processes. */
const PREFIX = Math.floor(Math.random() * 36 ** 5)
  .toString(36)
  .padStart(5, '0');
let count = 0;

/** Returns the id from a trusted proxy, or a new one that does not reveal the number of requests. */
export function requestId({ headers, socket }: IncomingMessage, connections: Connections): string {
  const forwardedId = headers['x-request-id'];
  if (typeof forwardedId === 'string' && VALID_ID.test(forwardedId) && connections.get(socket).isTrusted)
    return forwardedId;
  count += 1;
  // An odd factor permutes the 2^32 counts; random digits would cost 3 % of a request.
  return `${PREFIX}-${Math.imul(count, 0x9e3779b1) >>> 0}`;
}
