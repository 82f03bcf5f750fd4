import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_ROUTE } from '#service/answer/errors.ts';
import { isSpeed, readInstant } from '#service/config.ts';
import { type FaultSetting, readFaults } from './faults.ts';
import { isFromHere } from './origin.ts';

/** What the outside can do to a service that is under test. */
export interface Control {
  /** Moves the world to `now` (epoch ms) and lets it run at `speed` from there. */
  moveClock(now: number, speed: number): void;
  setFaults(setting: FaultSetting | null): void;
  /** The world's time and pace as they are. */
  clock(): { now: number; rate: number };
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** 403: a page of another host or origin. */
const FOREIGN = { message: 'Host or Origin is foreign. Send the request to localhost.' } as const;

/** `now` of a clock order: an ISO instant with its zone, or epoch ms. */
function readNow(value: unknown): number | null {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  return typeof value === 'string' ? readInstant(value) : null;
}

/**
 * POST /control/clock `{now, speed}` (either may be left out) and POST /control/faults `{kind, …}`, for this
 * machine only: for other machines they do not exist, and pages of other origins are refused. Wrong bodies are
 * answered with 400 and a sentence.
 */
export function addControlRoutes(app: FastifyInstance, control: Control): void {
  const onlyHere = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!LOOPBACK.has(request.ip)) return reply.code(404).send(NO_ROUTE);
    if (!isFromHere(request.headers)) return reply.code(403).send(FOREIGN);
  };

  app.post('/control/clock', { onRequest: onlyHere }, (request, reply) => {
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

  app.post('/control/faults', { onRequest: onlyHere }, (request, reply) => {
    const reading = readFaults(request.body);
    if ('problem' in reading) return reply.code(400).send({ message: reading.problem });
    control.setFaults(reading.setting);
    return reply.send(reading.setting ?? { fault: null });
  });
}
