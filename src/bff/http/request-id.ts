import type { IncomingMessage } from 'node:http';
import type { Connections } from './connections.ts';

const VALID_ID = /^[\w.-]{1,64}$/;

/** Returns the id that a trusted proxy gave a request, or a short random one. */
export function requestId({ headers, socket }: IncomingMessage, connections: Connections): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && VALID_ID.test(given) && connections.of(socket).isTrusted) return given;
  return Math.random().toString(36).slice(2, 12);
}
