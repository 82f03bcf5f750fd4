import type { FastifyInstance } from 'fastify';
import type { ServiceState } from '#bff/service-state.ts';
import type { WallRelay } from '#bff/wall/wall-relay.ts';
import type { ServiceStatus } from '#contract/service-status.ts';
import type { OperatorAccess } from './operator-access.ts';

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
  app.get('/api/status', async (request, reply) => {
    request.operation = 'status';
    const hasKey = await access.hasKey(request);
    const status: ServiceStatus = {
      ...state.read(hasKey || isPublic),
      ...(access.isConfigured && { walls: hasKey ? await relay.list() : 'locked' }),
    };
    return reply.header('cache-control', 'no-store').send(status);
  });
}
