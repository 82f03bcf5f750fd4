import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#bff/failure.ts';
import type { ClientRules } from './client-rules.ts';

const MAX_CONNECTIONS_PER_CLIENT = 100;
/** Connections above the limit that are still accepted, to be answered with 503; more are closed unanswered. */
const REFUSED_CONNECTIONS = 100;
/** A refused connection that sends no request is closed after this time. */
const REFUSED_TIMEOUT_MS = 2_000;

/** State of an open connection. */
interface Connection {
  readonly isTrusted: boolean;
  /** Neither its connections nor its own requests are limited. */
  readonly isUnlimited: boolean;
  /** Why its requests are not answered; null: they are. */
  readonly refusal: Extract<ErrorCode, 'too_many_requests' | 'overloaded'> | null;
  /** It has sent no request yet, like those that browsers open in advance. */
  isUnused: boolean;
}

export interface Connections {
  of(socket: Socket): Connection;
  /** Closes the connections that have sent no request. */
  closeUnused(): void;
}

/** Counts the connections of a server, in all and by client, and marks those above the limits as refused. */
export function trackConnections(
  server: Server,
  maxConnections: number,
  rules: ClientRules,
  onOverload: () => void,
): Connections {
  const open = new Map<Socket, Connection>();
  const admitted = new Map<string, number>();
  let total = 0;
  server.maxConnections = maxConnections + REFUSED_CONNECTIONS;
  server.on('drop', onOverload);

  function describe(address: string, refusal: Connection['refusal']): Connection {
    return {
      isTrusted: rules.isTrusted(address),
      isUnlimited: rules.isUnlimitedPeer(address),
      refusal,
      isUnused: true,
    };
  }

  function admit(socket: Socket, address: string): void {
    const key = rules.keyOf(address);
    total += 1;
    admitted.set(key, (admitted.get(key) ?? 0) + 1);
    socket.once('close', () => {
      total -= 1;
      const left = (admitted.get(key) ?? 1) - 1;
      if (left > 0) admitted.set(key, left);
      else admitted.delete(key);
    });
  }

  function refusalOf(address: string): Connection['refusal'] {
    if (total >= maxConnections) return 'overloaded';
    if (rules.isUnlimitedPeer(address)) return null;
    return (admitted.get(rules.keyOf(address)) ?? 0) >= MAX_CONNECTIONS_PER_CLIENT
      ? 'too_many_requests'
      : null;
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const refusal = refusalOf(address);
    open.set(socket, describe(address, refusal));
    socket.once('close', () => open.delete(socket));
    if (refusal === null) return admit(socket, address);
    socket.setTimeout(REFUSED_TIMEOUT_MS);
    if (refusal === 'overloaded') onOverload();
  });

  // For Node a connection is idle once its response is complete, although bytes of it may still have to be sent: it
  // would cut large responses to slow clients, here, at the end of the server and in Fastify's.
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const isSending = [...open.keys()].some(({ writableLength }) => writableLength > 0);
    if (!isSending) closeIdleConnections();
  };

  return {
    // Injected requests come without a connection.
    of: (socket) => open.get(socket) ?? describe(socket.remoteAddress ?? '', null),
    closeUnused() {
      for (const [socket, { isUnused }] of open) if (isUnused) socket.destroy();
    },
  };
}
