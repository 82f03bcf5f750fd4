import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of a connection without a complete answer; browsers and proxies send none ahead. */
const MAX_UNANSWERED = 16;

interface Turns {
  unanswered: number;
  /** What the requests behind the first one do in their turn. */
  readonly waiting: (() => void)[];
}

/**
 * Has a server take up a request when the earlier ones of its connection are answered and their answers on their way, so that
 * a client that does not read holds the memory of one answer. A socket that sends too many ahead is closed.
 *
 * @param onExcess called once for such a socket
 */
export function takeTurns(server: Server, onExcess: (socket: Socket) => void): void {
  const turnsBySocket = new WeakMap<Socket, Turns>();
  const listeners = server.listeners('request') as ((...pair: [IncomingMessage, ServerResponse]) => void)[];
  server.removeAllListeners('request');

  function turnsOf(socket: Socket): Turns {
    const turns = turnsBySocket.get(socket) ?? { unanswered: 0, waiting: [] };
    turnsBySocket.set(socket, turns);
    return turns;
  }

  server.on('request', (request, response) => {
    const { socket } = request;
    const turns = turnsOf(socket);
    turns.unanswered += 1;
    if (turns.unanswered > MAX_UNANSWERED) {
      if (turns.unanswered === MAX_UNANSWERED + 1) onExcess(socket);
      return void socket.destroy();
    }
    const begin = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    response.once('close', () => {
      turns.unanswered -= 1;
      turns.waiting.shift()?.();
    });
    if (turns.unanswered === 1) begin();
    else turns.waiting.push(begin);
  });
}
