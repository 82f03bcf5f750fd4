import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Behaviour =
  | { readonly kind: 'forward' }
  /** Refuses connections, since nothing listens. */
  | { readonly kind: 'refuse' }
  /** Accepts and reads, but never answers. */
  | { readonly kind: 'black-hole' }
  /** Accepts and resets at once. */
  | { readonly kind: 'reset' }
  /** Reads requests without forwarding them, while the connection stays open. */
  | { readonly kind: 'half-open' }
  | { readonly kind: 'latency'; readonly delayMs: number }
  /** Forwards the response one byte at a time. */
  | { readonly kind: 'trickle'; readonly intervalMs: number }
  /** Forwards the first bytes of the response, then closes or resets the connection. */
  | { readonly kind: 'truncate'; readonly bytes: number; readonly shouldReset: boolean };

export interface TcpProxy {
  readonly url: string;
  readonly connections: number;
  /** Closes all connections and changes the behaviour for new ones. */
  behave(behaviour: Behaviour): Promise<void>;
  close(): Promise<void>;
}

/** Forwards only the first bytes of the response. */
function truncate(client: Socket, server: Socket, bytes: number, shouldReset: boolean): void {
  let remainingBytes = bytes;
  const end = () => (shouldReset ? client.resetAndDestroy() : client.destroySoon());
  if (remainingBytes === 0) return void client.once('data', end);
  server.on('data', (chunk: Buffer) => {
    if (remainingBytes <= 0) return;
    client.write(chunk.subarray(0, remainingBytes));
    remainingBytes -= chunk.length;
    if (remainingBytes <= 0) end();
  });
}

/** Forwards the response byte by byte. */
function trickle(client: Socket, server: Socket, intervalMs: number): void {
  let pending = Buffer.alloc(0);
  server.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
  });
  const timer = setInterval(() => {
    if (pending.length > 0) client.write(pending.subarray(0, 1));
    pending = pending.subarray(1);
  }, intervalMs);
  client.once('close', () => clearInterval(timer));
}

function join(client: Socket, server: Socket, behaviour: Behaviour): void {
  if (behaviour.kind !== 'half-open') client.pipe(server);
  if (behaviour.kind === 'truncate') truncate(client, server, behaviour.bytes, behaviour.shouldReset);
  else if (behaviour.kind === 'trickle') trickle(client, server, behaviour.intervalMs);
  else if (behaviour.kind === 'latency') {
    server.on('data', (chunk) => setTimeout(() => client.write(chunk), behaviour.delayMs));
  } else server.pipe(client);
}

/** Starts a TCP proxy before the server at `targetUrl` whose behaviour can be changed. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = { kind: 'forward' };
  let connections = 0;
  let port = 0;

  function track(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    return socket;
  }

  const server = createServer((socket) => {
    const client = track(socket);
    connections += 1;
    if (behaviour.kind === 'reset') return void client.resetAndDestroy();
    if (behaviour.kind === 'black-hole') return void client.resume();
    const upstream = track(connect(Number(target.port), target.hostname));
    client.once('close', () => upstream.destroy());
    if (behaviour.kind !== 'trickle') upstream.once('close', () => client.destroySoon());
    join(client, upstream, behaviour);
  });

  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const closeServer = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };

  await listen();
  port = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${port}`,
    get connections() {
      return connections;
    },
    async behave(next) {
      behaviour = next;
      dropConnections();
      if (next.kind === 'refuse' && server.listening) await closeServer();
      else if (next.kind !== 'refuse' && !server.listening) await listen();
    },
    async close() {
      dropConnections();
      if (server.listening) await closeServer();
    },
  };
}
