import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './faults.ts';

/** Applies a fault to a request. Returns true if the request is finished and must not be handled further. */
export async function applyFault(fault: Fault, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
    case 'down':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'hang':
      reply.hijack();
      return true;
    case 'slow':
      await wait(fault.ms, undefined, { ref: false });
      return false;
    case 'garbage':
      reply.type('application/json; charset=utf-8').send('{"data":[{"id":1,"status"');
      return true;
    case 'error':
      if (fault.retryAfter !== null) reply.header('retry-after', String(fault.retryAfter));
      reply.code(fault.status).send({ msg: 'Internal error' });
      return true;
  }
}
