import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FailureCode } from '#bff/failure.ts';
import type { ClientRules } from './client-rules.ts';

const MAX_CONNECTIONS_PER_CLIENT = 100;
/** Connections above the limit that are answered with 503; further ones are closed without an answer. */
const REFUSED_CONNECTIONS = 100;
/** Refused connections that send no request are closed after this time. */
const REFUSED_TIMEOUT_MS = 2_000;

interface Connection {
  readonly isTrusted: boolean;
  /** Whether neither its connections nor its own requests are limited. */
  readonly isUnlimited: boolean;
  /** Error that answers its requests; null: they are accepted. */
  readonly refusal: Extract<FailureCode, 'too_many_requests' | 'overloaded'> | null;
  /** Whether it has sent no request yet, like connections that browsers open in advance. */
  isUnused: boolean;
}

export interface Connections {
  get(socket: Socket): Connection;
  /** Closes connections that have sent no request. */
  closeUnused(): void;
}

/** Counts the connections of a server, in total and by client, and marks those above the limits as refused. */
export function trackConnections(
  server: Server,
  maxConnections: number,
  rules: ClientRules,
  onOverload: () => void,
): Connections {
  const openConnections = new Map<Socket, Connection>();
  const connectionsByClient = new Map<string, number>();
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
    connectionsByClient.set(key, (connectionsByClient.get(key) ?? 0) + 1);
    socket.once('close', () => {
      total -= 1;
      const remaining = (connectionsByClient.get(key) ?? 1) - 1;
      if (remaining > 0) connectionsByClient.set(key, remaining);
      else connectionsByClient.delete(key);
    });
  }

  function refusalOf(address: string): Connection['refusal'] {
    if (total >= maxConnections) return 'overloaded';
    if (rules.isUnlimitedPeer(address)) return null;
    return (connectionsByClient.get(rules.keyOf(address)) ?? 0) >= MAX_CONNECTIONS_PER_CLIENT
      ? 'too_many_requests'
      : null;
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const refusal = refusalOf(address);
    openConnections.set(socket, describe(address, refusal));
    socket.once('close', () => openConnections.delete(socket));
    if (refusal === null) return admit(socket, address);
    socket.setTimeout(REFUSED_TIMEOUT_MS);
    if (refusal === 'overloaded') onOverload();
  });

  // Node calls a connection idle when its response is complete, although bytes may still be unsent, and when its first
  // request has not arrived: closing idle connections would truncate large responses to slow clients, and drop requests
  // that are on their way.
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const isAnyInUse = [...openConnections].some(
      ([{ writableLength }, { isUnused }]) => writableLength > 0 || isUnused,
    );
    if (!isAnyInUse) closeIdleConnections();
  };

  return {
    // Injected requests have no connection.
    get: (socket) => openConnections.get(socket) ?? describe(socket.remoteAddress ?? '', null),
    closeUnused() {
      for (const [socket, { isUnused }] of openConnections) if (isUnused) socket.destroy();
    },
  };
}
