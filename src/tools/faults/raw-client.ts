import { connect, type Socket } from 'node:net';

/** A raw TCP connection and its response. */
export interface RawClient {
  readonly socket: Socket;
  /** All bytes received so far. */
  readonly response: string;
  readonly isClosed: boolean;
  /** Resolves with all received bytes when the other side closes. */
  readonly closed: Promise<string>;
}

/** Opens a connection to the server at `address` and sends `bytes`. */
export function openRaw(address: string, bytes: string | Buffer = ''): RawClient {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const client = { socket, response: '', isClosed: false };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    client.response += chunk.toString('latin1');
  });
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      client.isClosed = true;
      resolve(client.response);
    });
  });
  if (bytes.length > 0) socket.write(bytes);
  return Object.assign(client, { closed });
}

/** Returns the status of the first response, or null. */
export function readStatus(response: string): number | null {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(response)?.[1];
  return status === undefined ? null : Number(status);
}
