import type { FastifyInstance } from 'fastify';
import type { ServiceState } from '#bff/service-state.ts';
import type { WallRelay } from '#bff/wall/wall-relay.ts';
import type { ServiceStatus } from '#contract/service-status.ts';
import type { OperatorAccess } from './operator-access.ts';

/** Returns what only an operator sees of walls. */
const readWalls = async (relay: WallRelay) => ({
  walls: await relay.list(),
  hasManyWrongCodes: await relay.hasManyWrongCodes(),
});

/**
 * Serves `GET /api/status`, the state of the data service. Allowance, calls, versions and walls are included only with the
 * operator's key (`Authorization: Bearer …`).
 *
 * @param isPublic whether all but the walls is public, as with the embedded service, which has no account
 */
export function statusRoute(
  app: FastifyInstance,
  state: ServiceState,
  access: OperatorAccess,
  relay: WallRelay,
  isPublic: boolean,
): void {
  app.get('/api/status', { config: { limit: 'api' } }, async (request, reply) => {
    request.operation = 'status';
    const hasKey = access.hasKey(request);
    const status: ServiceStatus = {
      ...state.read(hasKey || isPublic),
      ...(access.isConfigured && (hasKey ? await readWalls(relay) : { walls: 'locked' })),
    };
    return reply.header('cache-control', 'no-store').send(status);
  });
}
