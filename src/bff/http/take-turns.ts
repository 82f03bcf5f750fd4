import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of a connection without a complete answer; browsers and proxies send none ahead. */
const MAX_UNANSWERED = 16;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Turns {
  unanswered: number;
  /** Requests behind the one that is being answered. */
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  /** Called when an answer is complete. */
  onAnswered(): void;
}

/**
 * Has a server take up a request when the earlier ones of its connection are answered and their answers on their way, so that
 * a client that does not read holds the memory of one answer. A socket that sends too many ahead is closed.
 *
 * @param onExcess called once for such a socket
 */
export function takeTurns(server: Server, onExcess: (socket: Socket) => void): void {
  const turnsBySocket = new WeakMap<Socket, Turns>();
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');

  function begin(request: IncomingMessage, response: ServerResponse): void {
    for (const listener of listeners) listener.call(server, request, response);
  }

  function createTurns(socket: Socket): Turns {
    const turns: Turns = {
      unanswered: 0,
      waiting: [],
      onAnswered() {
        turns.unanswered -= 1;
        const next = turns.waiting.shift();
        if (next) begin(...next);
      },
    };
    turnsBySocket.set(socket, turns);
    return turns;
  }

  server.on('request', (request, response) => {
    const { socket } = request;
    const turns = turnsBySocket.get(socket) ?? createTurns(socket);
    turns.unanswered += 1;
    if (turns.unanswered > MAX_UNANSWERED) {
      if (turns.unanswered === MAX_UNANSWERED + 1) onExcess(socket);
      return void socket.destroy();
    }
    response.on('close', turns.onAnswered);
    if (turns.unanswered === 1) begin(request, response);
    else turns.waiting.push([request, response]);
  });
}
