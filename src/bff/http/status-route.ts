import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StatusAccess } from '#bff/config/config.ts';
import { Failure } from '#bff/failure.ts';
import type { ServiceState } from '#bff/service-state.ts';
import type { RequestRates } from './request-rate.ts';

const MAX_WRONG_KEYS = 5;
const WRONG_KEYS_WINDOW_MS = 60_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Serves `GET /api/status`, the state of the data service. Allowance, calls and versions are included only with the
 * operator's key (`Authorization: Bearer …`).
 *
 * @param isPublic whether everything is public, as with the embedded service, which has no account
 */
export function statusRoute(
  app: FastifyInstance,
  state: ServiceState,
  rates: RequestRates,
  { operatorKey }: StatusAccess,
  isPublic: boolean,
): void {
  const keyHash = operatorKey === null ? null : hashOf(operatorKey);
  const wrongKeys = rates.create(MAX_WRONG_KEYS, WRONG_KEYS_WINDOW_MS);

  async function isOperator(request: FastifyRequest): Promise<boolean> {
    const { authorization } = request.headers;
    if (authorization === undefined) return isPublic;
    const retryAfterMs = await wrongKeys.peek(request);
    if (retryAfterMs > 0) throw new Failure('too_many_requests', 'client_limit', { retryAfterMs });
    const [, key = ''] = /^Bearer +(.+)$/i.exec(authorization) ?? [];
    // Hashes have equal lengths, as the constant-time comparison requires.
    if (keyHash !== null && timingSafeEqual(hashOf(key), keyHash)) return true;
    await wrongKeys.count(request);
    throw new Failure('unauthorized', 'request');
  }

  app.get('/api/status', async (request, reply) => {
    request.operation = 'status';
    const status = state.read(await isOperator(request));
    return reply.header('cache-control', 'no-store').send(status);
  });
}
