import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '#contract/loopback.ts';
import { NO_ROUTE } from '#service/answer/errors.ts';
import { isSpeed, readInstant } from '#service/config.ts';
import { type FaultSetting, readFaults } from './faults.ts';

/**
 * Returns whether a request was addressed to a loopback name and comes from no other origin. The sender's address
 * does not prove this: a page whose name resolves to 127.0.0.1 (DNS rebinding) also sends from this machine.
 */
function isLocalRequest({ host = '', origin }: IncomingHttpHeaders): boolean {
  const own = `http://${host}`;
  if (!URL.canParse(own)) return false;
  const { hostname, origin: ownOrigin, username } = new URL(own);
  if (username !== '' || !isLoopback(hostname)) return false;
  return origin === undefined || origin === ownOrigin;
}

/** Control over a service under test. */
export interface Control {
  /** Sets the world's time to `now` (epoch ms) and its speed from there. */
  moveClock(now: number, speed: number): void;
  setFaults(setting: FaultSetting | null): void;
  /** Returns the world's current time and speed. */
  clock(): { now: number; rate: number };
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Response 403 for a page of another host or origin. */
const FOREIGN_ORIGIN = { message: 'Host or Origin is foreign. Send the request to localhost.' } as const;

/** Parses `now` of a clock request: an ISO instant with its zone, or epoch ms. */
function readNow(value: unknown): number | null {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  return typeof value === 'string' ? readInstant(value) : null;
}

/**
 * Adds POST /control/clock `{now, speed}` (both optional) and POST /control/faults `{kind, …}`, for this machine
 * only: for other machines they do not exist, and pages of other origins are refused. Invalid bodies get status 400
 * and an explanation.
 */
export function addControlRoutes(app: FastifyInstance, control: Control): void {
  const onlyLocal = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!LOOPBACK.has(request.ip)) return reply.code(404).send(NO_ROUTE);
    if (!isLocalRequest(request.headers)) return reply.code(403).send(FOREIGN_ORIGIN);
  };

  app.post('/control/clock', { onRequest: onlyLocal }, (request, reply) => {
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const before = control.clock();
    const now = body['now'] === undefined ? before.now : readNow(body['now']);
    const speed = body['speed'] === undefined ? before.rate : body['speed'];
    if (now === null) {
      return reply.code(400).send({ message: 'now must be an ISO instant with its zone, or epoch ms.' });
    }
    if (typeof speed !== 'number' || !isSpeed(speed)) {
      return reply.code(400).send({ message: 'speed must be a number above 0 and up to 3600.' });
    }
    control.moveClock(now, speed);
    return reply.send({ now, speed });
  });

  app.post('/control/faults', { onRequest: onlyLocal }, (request, reply) => {
    const reading = readFaults(request.body);
    if ('problem' in reading) return reply.code(400).send({ message: reading.problem });
    control.setFaults(reading.setting);
    return reply.send(reading.setting ?? { fault: null });
  });
}
